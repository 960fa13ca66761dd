import { rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { codeHash, packagesHash } from './app/load-app.ts'
import { openFileHashes, type FileHashes } from './files/file-hashes.ts'
import { readCached, writeCached } from '../util/cache.ts'
import { stampOf } from '../util/disk-stamp.ts'
import { filesIn } from '../util/files-in.ts'
import { hashOf } from '../util/hash-of.ts'
import { readEnvironment } from '../site/config/read-environment.ts'
import { sourceFolders } from '../site/config/source-folders.ts'
import type { Timed } from './stopwatch.ts'

export interface PublishOptions {
  root: string
  outDir: string
  /** Where the content host fails, takes what it answered when the whole site was last published. */
  lastGood?: boolean
  /** Publishes invented settings and clients at a deployed address too, for a preview; `VITE_ALLOW_SAMPLES` does the same. */
  allowSamples?: boolean
  /** Publishes what content leaves out or leads astray, for a host that somebody else mends; it is told all the same. */
  despiteContent?: boolean
  logLevel?: InlineConfig['logLevel']
  /** False shows pictures that are not in the cache yet as they are, for a first look. */
  makePictures?: boolean
  /** Told of each picture that is done, and of how many. */
  onPicture?: (done: number, total: number) => void
  /** Does each phase, and may measure it. */
  timed?: Timed
}

/** What a publish did. */
export interface Published {
  /** How many pages there are. */
  pages: number
  /** How many of them had to be rendered; the others came out of the cache of earlier publishes. */
  rendered: number
  /** What must be said aloud: which pages hold older content; empty where none do. */
  stale: string[]
  /** What the rules find, in the words of `npm run validate`; empty where they find nothing. */
  findings: string
  /** What became of the pictures, a line each. */
  pictures: string[]
  /** How many pictures are still to be made. */
  awaited: number
}

/** A publish, cached to answer the next one if nothing has changed. */
interface LastPublish {
  /** Hash of all that it was published from. */
  sources: string
  /** State on disk of the files that it published. */
  output: string
  published: Published
}

/** What a publish is surrounded by. */
export interface Surroundings {
  env: Record<string, string>
  /** The hash of all code and of what runs it. */
  code: string
  hashes: FileHashes
}

/**
 * Builds the site and writes every page whose address is known as HTML that needs no script to be read. Throws an
 * `AuthorError`, and then `outDir` is as it was. Where nothing has changed at all since it was published, it stays.
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { NODE_ENV } = process.env
  // A tool runs with the environment of whatever started it; React would be built in its development edition for it.
  process.env.NODE_ENV = 'production'
  try {
    return await publishChanges(options)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

async function publishChanges(options: PublishOptions): Promise<Published> {
  const { root, outDir, lastGood, allowSamples, despiteContent } = options
  const env = await readEnvironment(root)
  const hashes = openFileHashes(join(root, '.tmp/file-hashes.json'))
  const code = codeHash({ root, env, hashes })
  const data = sourceFolders.map((name) => hashes.ofTree(join(root, name)))
  /** All that it is published from, the packages by what they hold now. */
  const sources = () =>
    hashOf(
      JSON.stringify([lastGood, allowSamples, despiteContent]),
      code,
      ...data,
      packagesHash(root, code, hashes) ?? '',
    )
  const lastFile = join(root, '.tmp/published', `${basename(outDir)}-last.json`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; zod would take longer than all that it spares
  const last = (await readCached(lastFile)) as LastPublish | undefined
  if (last && last.sources === sources() && last.output === outputStamp(root, outDir)) {
    await hashes.save()
    return { ...last.published, rendered: 0, pictures: last.published.pictures.slice(1) }
  }
  const { publishSite } = await import('./publish-site.ts')
  const { isLasting, ...published } = await publishSite(options, { env, code, hashes })
  const next = { sources: sources(), output: outputStamp(root, outDir), published } satisfies LastPublish
  await (isLasting ? writeCached(lastFile, next) : rm(lastFile, { force: true }))
  await hashes.save()
  return published
}

/** State on disk of all published files. */
function outputStamp(root: string, outDir: string): string {
  const folder = resolve(root, outDir)
  const files = filesIn(folder).map((file) => `${file} ${stampOf(join(folder, file))}`)
  return hashOf(...files, stampOf(`${folder}-nginx.conf`))
}
