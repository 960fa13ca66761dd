import * as z from 'zod/mini'
import { contentContract } from '../../schemas/content.ts'

/** Returns the oddities that the content contract repairs or drops in a list of sections. */
export function noticed(sections: unknown): string[] {
  const odd: string[] = []
  z.parse(contentContract((what) => odd.push(what)).sections, sections)
  return odd
}
