import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { CameFrom } from '../shared/enquiry-context.ts'

/** What the message of somebody who comes from this page begins with, and room to write on; empty where it has no subject. */
export function openingLine(opening: BlockOf<'contact'>['opening'], from: CameFrom | undefined): string {
  if (!opening || !from || !opening.from.some((start) => from.address.startsWith(start))) return ''
  return `${opening.line.replaceAll(/\{(page|address)\}/g, (_, name: keyof CameFrom) => from[name])}\n\n`
}
