import { createHmac } from 'node:crypto'
import { isEqual } from '../util/is-equal.ts'

/** Pages that a link to the preview opens, and its end. */
export interface PreviewPass {
  /** Address of the only page that it opens; empty for all pages. */
  page: string
  /** Its last moment, in milliseconds since 1970. */
  end: number
}

/** Minimum characters of the secret, which is all that protects the preview. */
export const SHORTEST_SECRET = 24

/** Returns the key of a link to the preview. Only who knows the secret can make one. */
export function previewKey({ page, end }: PreviewPass, secret: string): string {
  const unsigned = `${end.toString(36)}.${Buffer.from(page).toString('base64url')}`
  return `${unsigned}.${signatureOf(unsigned, secret)}`
}

/** Returns what a key opens at a moment; undefined for a key that has ended, or that nobody with the secret has made. */
export function readPreviewKey(key: string, secret: string, at: number): PreviewPass | undefined {
  const [end = '', page = '', signature = '', ...rest] = key.split('.')
  if (rest.length > 0 || !isEqual(signature, signatureOf(`${end}.${page}`, secret))) return undefined
  const pass = { page: Buffer.from(page, 'base64url').toString(), end: parseInt(end, 36) }
  return at <= pass.end ? pass : undefined
}

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`preview ${text}`).digest('base64url')
