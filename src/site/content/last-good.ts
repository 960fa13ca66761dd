import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'

/** File with the last answers of a content host. It belongs to this machine, not to git. */
export const lastGoodFile = '.last-good.json'

const storedSchema = z.object({
  /** The content host that answered. */
  host: z.string(),
  /** Time and text of the answers, by endpoint. */
  answers: z.record(z.string(), z.object({ at: z.string(), text: z.string() })),
})

/** An answer from which a whole site was published once. */
export interface StoredAnswer {
  /** Time of the answer: an ISO date-time. */
  at: string
  text: string
}

/**
 * Returns this host's answers from which a whole site was last published; empty if there are none, or the file is
 * broken.
 */
export async function readLastGood(root: string, host: string): Promise<Map<string, StoredAnswer>> {
  const text = await readFile(join(root, lastGoodFile), 'utf8').catch(() => '')
  try {
    const stored = storedSchema.parse(JSON.parse(text))
    return new Map(stored.host === host ? Object.entries(stored.answers) : [])
  } catch {
    return new Map()
  }
}

/** Stores the answers from which a whole site was published. The file is replaced atomically. */
export async function writeLastGood(root: string, host: string, answers: ReadonlyMap<string, StoredAnswer>) {
  const stored = JSON.stringify({ host, answers: Object.fromEntries(answers) })
  await writeFileAtomic(join(root, lastGoodFile), stored)
}
