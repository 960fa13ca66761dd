import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'

/** The file that keeps what a content host last answered; it belongs to this machine, not to git. */
export const lastGoodFile = '.last-good.json'

const keptSchema = z.object({
  /** The content host that answered. */
  host: z.string(),
  /** By endpoint: when, and what. */
  answers: z.record(z.string(), z.object({ at: z.string(), text: z.string() })),
})

/** An answer that made a whole site once. */
export interface KeptAnswer {
  /** When it was given: an ISO date-time. */
  at: string
  text: string
}

/** What this host answered when a whole site was last published; empty where there was none, or the file is broken. */
export async function readLastGood(root: string, host: string): Promise<Map<string, KeptAnswer>> {
  const text = await readFile(join(root, lastGoodFile), 'utf8').catch(() => '')
  try {
    const kept = keptSchema.parse(JSON.parse(text))
    return new Map(kept.host === host ? Object.entries(kept.answers) : [])
  } catch {
    return new Map()
  }
}

/** Keeps the answers that a whole site was published from. They replace the file as one. */
export async function writeLastGood(root: string, host: string, answers: ReadonlyMap<string, KeptAnswer>) {
  const kept = JSON.stringify({ host, answers: Object.fromEntries(answers) })
  await writeFileAtomic(join(root, lastGoodFile), kept)
}
