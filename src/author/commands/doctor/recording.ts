import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'

/** An endpoint's answer as it is kept: a file of its own, which a person can read and a test can serve. */
export const recordedSchema = z.object({
  endpoint: z.string(),
  /** When it was asked. */
  at: z.string(),
  /** Undefined where there was no answer. */
  status: z.int().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  milliseconds: z.int().optional(),
  /** Why it was of no use. */
  failure: z.string().optional(),
  /** What it held; a text where that was not JSON. */
  body: z.unknown(),
})
export type Recorded = z.output<typeof recordedSchema>

/** The answers that were kept in a folder, by endpoint; undefined where none were. A file that is none of them throws. */
export async function readRecording(folder: string): Promise<Map<string, Recorded> | undefined> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).toSorted()
  const recorded = await Promise.all(files.map((name) => readRecorded(join(folder, name))))
  return files.length === 0 ? undefined : new Map(recorded.map((one) => [one.endpoint, one]))
}

async function readRecorded(path: string): Promise<Recorded> {
  try {
    return recordedSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new Error(`${path} keeps no answer: name a folder of its own for --record`, { cause: error })
  }
}

/** What the endpoints answered now. */
export const recordedNow = ({ answers }: Pick<JoinedSite, 'answers'>, at: string): Map<string, Recorded> =>
  new Map(
    [...answers].map(([endpoint, { heard, failure, text, value }]) => [
      endpoint,
      {
        endpoint,
        at,
        status: heard?.status,
        headers: heard?.headers ?? {},
        milliseconds: heard?.milliseconds,
        failure,
        body: value ?? text,
      },
    ]),
  )

/** Keeps the answers in a folder, in the place of those of before. */
export async function writeRecording(folder: string, recorded: ReadonlyMap<string, Recorded>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const kept = new Map(
    [...recorded].map(([endpoint, one]) => [`${endpoint.replaceAll('/', '__')}.json`, one]),
  )
  for (const [name, one] of kept)
    await writeFileAtomic(join(folder, name), `${JSON.stringify(one, null, 2)}\n`)
  const names = await readdir(folder)
  const old = names.filter((name) => name.endsWith('.json') && !kept.has(name))
  await Promise.all(old.map((name) => rm(join(folder, name))))
}
