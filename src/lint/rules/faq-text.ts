import type { FaqSet } from '../../../schemas/faq-set.ts'
import { questionsFile } from '../../site/config/project.ts'
import { listIn } from '../../site/joined/content-parts.ts'
import { childOf } from '../../util/document-order.ts'
import { repeats } from './shared/repeats.ts'
import { defineRule, type Found } from '../rule.ts'

export const faqText = defineRule({
  summary: 'No list of questions asks one twice, and no answer of a set holds HTML.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    Visitors who open a repeated question doubt both answers. Search engines show the questions of a set as a list: a repeated question
    wastes a place in that list. HTML may be shown with its tags. The rule \`markup-in-text\` checks the answers of the content.

    Replace the repeated question, and write answers as plain text.`,
  *check({ config: { pages, faqSets }, answers }) {
    for (const { file, page } of pages)
      yield* setProblems(page.structuredData?.questions ?? [], {
        file,
        path: ['structuredData', 'questions'],
      })
    for (const [name, set] of faqSets) yield* setProblems(set, { file: questionsFile(name), path: [] })
    for (const { place: file, entries } of answers.values())
      for (const { value, path } of entries) {
        yield* repeated(listIn(value, 'faq_entries'), { file, path: [...path, 'faq_entries'] })
        for (const [index, item] of listIn(value, 'images').entries())
          yield* repeated(listIn(item, 'faqs'), { file, path: [...path, 'images', index, 'faqs'] })
      }
  },
})

interface Place {
  file: string
  path: PropertyKey[]
}

function* setProblems(questions: FaqSet, { file, path }: Place): Generator<Found> {
  yield* repeated(questions, { file, path })
  for (const [index, { answer }] of questions.entries()) {
    const [html] = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(answer) ?? []
    if (html) yield { file, path: [...path, index, 'answer'], expected: 'plain text', received: html }
  }
}

/** Reports each question that an earlier entry of its list asks. */
function* repeated(entries: readonly unknown[], { file, path }: Place): Generator<Found> {
  const questions = entries.map((entry, index) => ({ index, question: childOf(entry, 'question') }))
  for (const [{ index, question }, first] of repeats(questions, (entry) => wordsOf(entry.question)))
    yield {
      file,
      path: [...path, index, 'question'],
      problem: `[${first.index}] asks the same`,
      value: question,
    }
}

/** Returns the words of a question, which two questions share that differ in signs and capitals alone. */
const wordsOf = (question: unknown) =>
  typeof question === 'string'
    ? question
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    : undefined
