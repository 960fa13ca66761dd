import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { mailbox } from './serve-site.ts'

/** The letters in the mailbox whose message is this one. */
export async function lettersOf(message: string): Promise<Record<string, string>[]> {
  const text = await readFile(mailbox, 'utf8').catch(() => '')
  const letters = text
    .split('\n')
    .filter(Boolean)
    .map((line) => z.record(z.string(), z.string()).parse(JSON.parse(line)))
  return letters.filter((letter) => letter.message === message)
}
