import type { FoundProject } from '../../../site/config/project.ts'
import { defineRule, type Found } from '../../rule.ts'

export const byteOrderMark = defineRule({
  summary: 'No config begins with a byte-order mark.',
  severity: 'warning',
  reads: 'files',
  check,
})

function* check({ files }: FoundProject): Generator<Found> {
  for (const { file, text } of files) {
    if (!text.startsWith('\uFEFF')) continue
    const fix = { text: { start: 0, end: 1, instead: '' } }
    yield { file, problem: 'begins with a byte-order mark, which tools that read it may choke on', fix }
  }
}
