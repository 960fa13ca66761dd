import type { Page } from '../../../schemas/page.ts'
import type { ParsedConfig } from './parse-config.ts'
import { readPage, type PageSurroundings } from './read-page.ts'

/**
 * Returns a function that reads pages with these settings. A page whose input is the same object as in an earlier reading
 * is not read again: in development, a module stays loaded until its file changes.
 */
export function pageReader(settings: Omit<PageSurroundings, 'file'>) {
  const { kinds, site, words } = settings
  const text = JSON.stringify([kinds, site.defaults, words])
  return (input: unknown, file: string): ParsedConfig<Page> => {
    if (typeof input !== 'object' || input === null) return readPage(input, { ...settings, file })
    const previous = read.get(input)
    if (previous?.text === text && previous.file === file) return previous.parsed
    const parsed = readPage(input, { ...settings, file })
    read.set(input, { text, file, parsed })
    return parsed
  }
}

const read = new WeakMap<object, { text: string; file: string; parsed: ParsedConfig<Page> }>()
