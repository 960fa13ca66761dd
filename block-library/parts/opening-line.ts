import type { BlockOf } from '../../schemas/blocks/index.ts'
import type { CameFrom } from '../contract/enquiry-context.ts'

/** Returns the first line of a message for a visitor who came from this page; empty if the page gives no subject. */
export function openingLine(opening: BlockOf<'contact'>['opening'], from: CameFrom | undefined): string {
  if (!opening || !from || !opening.from.some((start) => from.address.startsWith(start))) return ''
  return `${opening.line.replaceAll(/\{(page|address)\}/g, (_, name: keyof CameFrom) => from[name])}\n\n`
}
