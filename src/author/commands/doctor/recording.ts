import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'

/** A recorded answer of an endpoint. Each is a file of its own, so that people can read it and tests can serve it. */
const recordedSchema = z.object({
  endpoint: z.string(),
  /** Time of the request. */
  at: z.string(),
  /** HTTP status; undefined if there was no answer. */
  status: z.int().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  milliseconds: z.int().optional(),
  /** Why the answer could not be used. */
  failure: z.string().optional(),
  /** JSON of the answer, or its text if it was not JSON; undefined if no whole answer came. */
  body: z.unknown().optional(),
})
export type Recorded = z.output<typeof recordedSchema>

/**
 * Returns the recorded answers of a folder by endpoint; undefined if the folder has none.
 * Throws if a JSON file in the folder is no recorded answer.
 */
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
    throw new Error(`${path} is no recorded answer: name a separate folder for --record`, { cause: error })
  }
}

/** Returns the current answers of the endpoints as records. */
export const recordedNow = ({ answers }: Pick<JoinedSite, 'answers'>, at: string): Map<string, Recorded> =>
  new Map(
    [...answers].map(([endpoint, { response, failure, text, value }]) => [
      endpoint,
      {
        endpoint,
        at,
        status: response?.status,
        headers: response?.headers ?? {},
        milliseconds: response?.milliseconds,
        failure,
        body: value ?? text,
      },
    ]),
  )

/** Writes the answers to a folder and removes earlier recordings. */
export async function writeRecording(folder: string, recorded: ReadonlyMap<string, Recorded>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = new Map(
    [...recorded].map(([endpoint, one]) => [`${endpoint.replaceAll('/', '__')}.json`, one]),
  )
  for (const [name, answer] of files)
    await writeFileAtomic(join(folder, name), `${JSON.stringify(answer, null, 2)}\n`)
  const names = await readdir(folder)
  const old = names.filter((name) => name.endsWith('.json') && !files.has(name))
  await Promise.all(old.map((name) => rm(join(folder, name))))
}
