import { z } from 'zod'

/** A language and a country, in the form of `<html lang>`. */
export const locale = () => z.string().refine(isLocale, { error: `must be ${localeForm}` })

/** A language and a country for dates and numbers. */
export const formatLocale = () => locale().transform((tag) => withFormats(tag))

/** Describes a language tag in a message. */
export const localeForm = 'a language, with a country where it matters, such as "en-GB"'

/** Whether a text is a tag of BCP 47 in its usual form, whose language is known. */
export function isLocale(name: string): boolean {
  try {
    const { language } = new Intl.Locale(name)
    return Intl.getCanonicalLocales(name).includes(name) && languageNames.of(language) !== undefined
  } catch {
    return false
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Returns a tag whose dates and numbers are known: `other` for a language such as Tulu, for which Node and browsers have none. */
export const withFormats = (tag: string, other = 'en-GB'): string =>
  Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 ? tag : other
