import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'page-configs/rules/kurz.ts'
const rule = `export default {
  summary: 'Titel sind kurz.',
  severity: 'error',
  reads: 'configs',
  docs: 'Kurze Titel liest man ganz.',
  *check({ config }) {
    for (const { file, page } of config.pages)
      if (page.title.length > 9) yield { file, path: ['title'], problem: 'ist zu lang' }
  },
}
`

export const examples: RuleExamples = {
  'a file that is no rule': {
    files: { [file]: `export default { summary: 'Titel sind kurz.' }\n` },
    finds: `${file}:1:1 export default defineRule({ summary, severity, reads, docs, check })`,
  },
  'a rule, and a file that it may import': {
    files: {
      [file]: rule.replace('> 9', '> 90'),
      'page-configs/rules/worte/liste.ts': 'export const worte = []\n',
    },
  },
}
