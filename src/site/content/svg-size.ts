import { imageSize } from 'image-size'

/** Matches the root of an SVG behind its declaration, comments and document type. */
const root =
  /^\uFEFF?(?:\s|<\?[^]*?\?>|<!--[^]*?-->|<!doctype(?:[^[>]|\[[^\]]*\])*>)*<(?:\w+:)?svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>/i

/** Returns the attributes of an SVG's root from the beginning of a file; undefined if the file is no SVG. */
export const svgRoot = (head: Uint8Array): string | undefined => root.exec(svgText(head))?.[1]

/** Returns the size of an SVG, of its view box, or else the size that browsers take (CSS 2 §10.3.2). */
export function svgSize(attributes: string): { width: number; height: number; type: 'svg' } {
  const plain = attributes
    .replaceAll(/\s*=\s*/g, '=')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<=\bviewBox=["'])[^"']*/i, (box) => box.trim().replaceAll(/[\s,]+/g, ' '))
  try {
    const { width, height } = imageSize(Buffer.from(`<svg ${plain}>`))
    if (width > 0 && height > 0) return { width, height, type: 'svg' }
  } catch {
    // The root names no size.
  }
  return { width: 300, height: 150, type: 'svg' }
}

/** Decodes UTF-16 with or without its mark, and UTF-8. */
export function svgText(head: Uint8Array): string {
  const [first, second] = head
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(head)
}
