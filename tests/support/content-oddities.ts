import * as z from 'zod/mini'
import { contentContract } from '../../schemas/content.ts'

/** What reading a list of sections repairs or drops. */
export function noticed(sections: unknown): string[] {
  const odd: string[] = []
  z.parse(contentContract((what) => odd.push(what)).sections, sections)
  return odd
}
