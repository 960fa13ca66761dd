import { defineRule } from '../rule.ts'

export const byteOrderMark = defineRule({
  summary: 'No config begins with a byte-order mark.',
  severity: 'warning',
  reads: 'files',
  scope: 'page',
  docs: `
    Some editors begin a file with an invisible mark (U+FEFF). The engine ignores the mark, but other tools fail to read the file.

    \`npm run validate -- --fix\` removes the mark. Save the file as UTF-8 without a mark.`,
  *check({ files }) {
    for (const { file, text } of files) {
      if (!text.startsWith('\uFEFF')) continue
      const fix = { text: { start: 0, end: 1, instead: '' } }
      yield { file, problem: 'begins with a byte-order mark, which some tools cannot read', fix }
    }
  },
})
