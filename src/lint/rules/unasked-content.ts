import { nearestName } from '../../util/nearest-name.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import { fileOf } from '../../site/joined/read-answers.ts'
import { defineRule, type Found } from '../rule.ts'

export const unaskedContent = defineRule({
  summary: 'Every answer of the embedded service is one that a page asks for.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A file of \`content/api/\` whose endpoint no page names is content that nobody sees: its page has gone, or its name is misspelt.
    Name it in a page's \`content.endpoint\`, rename it, or take it away.`,
  check,
})

function* check({ joined, answers, contentFiles, ...project }: JoinedSite): Generator<Found> {
  const broken = brokenPages(project)
  if (broken.some(({ isRead }) => !isRead)) return
  const asked = new Set([...answers.values()].map(({ place }) => place))
  const unasked = contentFiles.map(({ file }) => file).filter((file) => !asked.has(file))
  // What a page may mean that asks in vain is told there.
  const vain = joined.flatMap(({ endpoint }) =>
    endpoint !== undefined && answers.get(endpoint)?.text === undefined ? [fileOf(endpoint)] : [],
  )
  const meant = new Set(vain.map((file) => nearestName(file, unasked)))
  for (const file of unasked) {
    const endpoint = file.slice('content/api/'.length, -'.json'.length)
    if (!meant.has(file) && !broken.some((page) => page.endpoint === endpoint))
      yield { file, problem: `no page asks for /api/${endpoint}` }
  }
}
