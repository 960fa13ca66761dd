import { nearestName } from '../../util/nearest-name.ts'
import { brokenPages } from '../../site/joined/broken-pages.ts'
import { fileOf } from '../../site/joined/embedded-content.ts'
import { defineRule } from '../rule.ts'

export const unaskedContent = defineRule({
  summary: 'A page uses every answer of the embedded service.',
  severity: 'warning',
  reads: 'content',
  docs: `
    If no page names the endpoint of a file in \`content/api/\`, nobody sees its content. Its page was removed, or its name is misspelt.
    Name the endpoint in a page's \`content.endpoint\`, rename the file, or remove it.`,
  *check({ joined, answers, contentFiles, ...project }) {
    const broken = brokenPages(project)
    if (broken.some(({ endpoint }) => endpoint === undefined)) return
    const used = new Set([...answers.values()].map(({ place }) => place))
    const unasked = contentFiles.map(({ file }) => file).filter((file) => !used.has(file))
    // `endpoint-answer` suggests an unused file for an endpoint without an answer.
    const unanswered = joined.flatMap(({ endpoint }) =>
      endpoint !== undefined && answers.get(endpoint)?.text === undefined ? [fileOf(endpoint)] : [],
    )
    const misspelt = new Set(unanswered.map((file) => nearestName(file, unasked)))
    for (const file of unasked) {
      const endpoint = file.slice('content/api/'.length, -'.json'.length)
      if (!misspelt.has(file) && !broken.some((page) => page.endpoint === endpoint))
        yield { file, problem: `no page asks for /api/${endpoint}` }
    }
  },
})
