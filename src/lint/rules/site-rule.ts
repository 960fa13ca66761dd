import { defineRule, isRule } from '../rule.ts'

export const siteRule = defineRule({
  summary: "Each file in `page-configs/rules/` is a rule of the site's own.",
  severity: 'error',
  reads: 'files',
  docs: `
    A site adds rules of its own: \`page-configs/rules/spelling.ts\` is the rule \`spelling\`. The file exports a rule as its default:
    \`export default defineRule({ summary, severity, reads, docs, check })\` with \`defineRule\` from \`pagework/rules\`. Its findings
    are reported wherever those of the engine's rules are. A rule with the name of an engine's rule replaces that rule. Files that
    rules import are in subfolders.`,
  *check({ siteRules }) {
    for (const [file, rule] of siteRules)
      if (!isRule(rule)) yield { file, problem: 'is not a rule', expected: shape }
  },
})

const shape = 'export default defineRule({ summary, severity, reads, docs, check })'
