import type { MailboxEntry } from './read-entry.ts'

/** Returns an entry as text for a terminal, with limited length and without control characters. */
export function announceEntry(entry: MailboxEntry, left: string[], file: string): string {
  const { name, email, option, message } = entry
  const lines = [`Enquiry from ${plain(name)} <${plain(email)}> (${plain(option)}): ${plain(message)}`]
  if (left.length > 0) lines.push(`  ignored fields that no form of the site has: ${plain(left.join(', '))}`)
  return [...lines, `  stored in ${file}`].join('\n')
}

const longest = 300

/** Returns a text without control characters, including those that change the direction of text. */
function plain(text = ''): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
