import { join } from 'node:path'

/**
 * The project's root. Tests in jsdom go through Vite's client transform, which turns `new URL('..', import.meta.url)`
 * into an address of the page.
 */
export const root = join(import.meta.dirname, '../..')
