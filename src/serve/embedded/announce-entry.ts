import type { MailboxEntry } from './read-entry.ts'

/** An entry in words for a terminal: as long as it may be, and nothing that a terminal obeys. */
export function announceEntry(entry: MailboxEntry, left: string[], file: string): string {
  const { name, email, option, message } = entry
  const lines = [`Enquiry from ${plain(name)} <${plain(email)}> (${plain(option)}): ${plain(message)}`]
  if (left.length > 0) lines.push(`  without fields that no form of ours has: ${plain(left.join(', '))}`)
  return [...lines, `  kept in ${file}`].join('\n')
}

const longest = 300

/** Without control characters, and without those that turn the direction of what follows. */
function plain(text = ''): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}
