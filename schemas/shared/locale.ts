import { z } from 'zod'

/** A language and a country, in the form of `<html lang>`. */
export const locale = () => z.string().refine(isLocale, { error: `must be ${localeForm}` })

/** Describes a language tag in a message. */
export const localeForm = 'a language, with a country where it matters, such as "en-GB"'

/** Whether a text is a tag of BCP 47 in its usual form, whose language is known. */
export function isLocale(name: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name).includes(name)
  } catch {
    return false
  }
}
