import { westernDigits } from '../../schemas/shared/western-digits.ts'

/** The parts of a telephone number that a press dials. */
interface PhoneNumber {
  /** The number without its extension, as it is printed. */
  printed: string
  /** `+` before a country code, else empty. */
  plus: string
  digits: string
  extension: string
}

/**
 * Reads a telephone number as it is printed. `(0)` after a country code is dialled only without that code, so it is
 * omitted. `ext. 12`, `x12` and `#12` are extensions.
 */
export function readPhone(written: string): PhoneNumber {
  const text = westernDigits(written.trim())
  const [, printed = text, extension = ''] =
    /^(.+?)[\s,;]*(?:ext(?:ension)?\b[.:]?|x|#)\s*(\d{1,6})$/i.exec(text) ?? []
  const dialled = printed.replace(/^(\+[\d\s]*)\(0\)/, '$1')
  const plus = dialled.startsWith('+') ? '+' : ''
  return { printed, plus, digits: dialled.replaceAll(/\D/g, ''), extension }
}

/** Returns the link of a telephone number as it is printed (RFC 3966). */
export function phoneAddress(written: string): string {
  const { plus, digits, extension } = readPhone(written)
  return `tel:${plus}${digits}${extension && `;ext=${extension}`}`
}
