import type { FaqSet } from '../../../schemas/faq-set.ts'
import type { Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'

export const faqText = defineRule({
  summary: 'No question of a set is asked twice, and no answer holds HTML.',
  severity: 'warning',
  reads: 'configs',
  scope: 'page',
  docs: `
    Search engines show the questions of a page as a list. A repeated question wastes a place in that list, and HTML may be shown with
    its tags.

    Replace the repeated question, and write answers as plain text.`,
  check,
})

function* check({ config: { pages, faqSets } }: Project): Generator<Found> {
  for (const { file, page } of pages)
    yield* problemsIn(page.structuredData?.questions ?? [], file, ['structuredData', 'questions'])
  for (const [name, set] of faqSets) yield* problemsIn(set, `page-configs/structured-data/${name}.json`, [])
}

function* problemsIn(questions: FaqSet, file: string, path: PropertyKey[]): Generator<Found> {
  const indexes = new Map<string, number>()
  for (const [index, { question, answer }] of questions.entries()) {
    const same = question
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const first = indexes.get(same)
    if (first === undefined) indexes.set(same, index)
    else
      yield {
        file,
        path: [...path, index, 'question'],
        problem: `[${first}] asks the same`,
        received: JSON.stringify(question),
      }
    const [html] = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(answer) ?? []
    if (html) yield { file, path: [...path, index, 'answer'], expected: 'plain text', received: html }
  }
}
