import { styleText } from 'node:util'
import type { Finding } from '../finding.ts'
import type { Output } from './formats.ts'
import { countFindings, sayFindings } from '../say-findings.ts'

/** Returns findings as text for people, with colours on a terminal and without colours in a pipe. */
export function asPretty(findings: Finding[], { isTTY }: Pick<Output, 'isTTY'>): string {
  if (findings.length === 0) return ''
  const helpByRule = new Map(findings.flatMap(({ rule, help }) => (help === undefined ? [] : [[rule, help]])))
  const explained = Array.from(helpByRule, ([rule, help]) => `\n[${rule}] is explained in ${help}`).join('')
  const text = `${sayFindings(findings)}\n\n${countFindings(findings)}${explained}`
  if (!isTTY) return text
  return text
    .replaceAll(/^\S.*$/gm, (file) => colour('bold', file))
    .replaceAll(/\[[a-z-]+\](?= warning$|$)/gm, (code) => colour('dim', code))
    .replaceAll(/^( {4}did you mean .*)$/gm, (hint) => colour('cyan', hint))
    .replaceAll(
      /^( {4})(problem|expected|received)(?= )/gm,
      (_, blanks: string, word: string) => blanks + colour('dim', word),
    )
}

const colour = (style: Parameters<typeof styleText>[0], text: string) =>
  styleText(style, text, { validateStream: false })
