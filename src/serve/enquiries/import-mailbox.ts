import { readFile, rename } from 'node:fs/promises'
import { z } from 'zod'
import type { EnquiryStore } from './store.ts'
import { newEnquiry, type SiteFacts } from './stored-enquiry.ts'

/** Outcome of an import. */
export interface Imported {
  count: number
  /** Numbers of the lines that hold no enquiry, from 1. */
  unreadable: number[]
  /** New name of the file. */
  file: string
}

/**
 * Imports the enquiries of a file with one JSON object per line, as earlier versions wrote it, and renames the file.
 * They are not delivered. After a crash the import begins again, and stores no enquiry twice. Returns undefined if
 * there is no such file.
 */
export async function importMailbox(
  file: string,
  store: Pick<EnquiryStore, 'put'>,
  facts: SiteFacts,
): Promise<Imported | undefined> {
  const text = await readFile(file, 'utf8').catch(unlessMissing)
  if (text === undefined) return undefined
  const unreadable: number[] = []
  let count = 0
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const entry = entryOf(line)
    if (!entry) {
      unreadable.push(index + 1)
      continue
    }
    const { stored } = await store.put(newEnquiry(entry, facts, timeOf(entry)), [])
    if (stored === 'new') count += 1
  }
  const renamed = `${file}.imported-${new Date().toISOString().replaceAll(':', '-')}`
  // Another server may have imported and renamed the file meanwhile.
  await rename(file, renamed).catch(unlessMissing)
  return { count, unreadable, file: renamed }
}

const entrySchema = z.record(z.string(), z.string()).refine(({ enquiry_id: id }) => id)

function entryOf(line: string): Record<string, string> | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

/** Returns the time at which a visitor sent an enquiry, if it is a valid time, else now. */
function timeOf({ sent_at: sent = '' }: Record<string, string>): Date {
  const time = Date.parse(sent)
  return new Date(time > 0 && time < Date.now() ? time : Date.now())
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
