import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { mailbox } from './run-folders.ts'

/** Returns the mailbox entries with this message. */
export async function mailboxEntries(message: string): Promise<Record<string, string>[]> {
  const text = await readFile(mailbox, 'utf8').catch(() => '')
  const entries = text
    .split('\n')
    .filter(Boolean)
    .map((line) => z.record(z.string(), z.string()).parse(JSON.parse(line)))
  return entries.filter((entry) => entry.message === message)
}
