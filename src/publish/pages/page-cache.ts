import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import type { EntryFiles } from '../cache/action-result.ts'
import type { Cache } from '../cache/open-cache.ts'
import { longHashOf } from '../../util/hash-of.ts'

/** A page as it is published. */
export interface FinishedPage {
  html: string
  /** Compressed copies of the HTML, by their endings. */
  copies: EntryFiles
  /** Path of its style sheet in the published folder. */
  sheet: string
  /** Date of its last change, if its content has one. */
  changed?: string | undefined
}

/** Finished pages that machines share, by a hash of all their sources. */
export interface PageCache {
  /** Returns a page; undefined if it is missing or broken. */
  read: (key: string) => Promise<FinishedPage | undefined>
  write: (key: string, page: FinishedPage) => Promise<void>
}

/**
 * Opens the pages in a remote cache. An entry holds the compressed copies and no HTML, so that taking a page is one
 * small request and no work.
 */
export const openPageCache = (remote: Cache): PageCache => ({
  async read(key) {
    const files = await remote.read(nameOf(key))
    return files && finished(files)
  },
  write: (key, { copies, sheet, changed }) =>
    remote.write(nameOf(key), new Map([...copies, [notes, Buffer.from(JSON.stringify({ sheet, changed }))]])),
})

const nameOf = (key: string) => longHashOf('finished page', key)

/** File of an entry with the page's other data. */
const notes = 'page.json'
const notesSchema = z.strictObject({ sheet: z.string(), changed: z.string().optional() })

const inflate = promisify(gunzip)

async function finished(files: EntryFiles): Promise<FinishedPage | undefined> {
  try {
    const copies = new Map([...files].filter(([name]) => name !== notes))
    const html = String(await inflate(copies.get('.gz') ?? ''))
    return { html, copies, ...notesSchema.parse(JSON.parse(String(files.get(notes)))) }
  } catch {
    return undefined
  }
}
