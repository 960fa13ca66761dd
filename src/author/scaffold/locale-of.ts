import { isLocale, localeForm } from '../../../schemas/shared/locale.ts'
import { AuthorError } from '../../util/author-error.ts'

/** Returns the language tag of an option in its usual form: `pt-BR` for `pt-br`. Throws an `AuthorError` for another text. */
export function localeOf(language: string): string {
  try {
    const locale = new Intl.Locale(language).toString()
    if (isLocale(locale)) return locale
  } catch {
    // The text is not in the form of a tag.
  }
  throw new AuthorError(`--language: expected ${localeForm}; received ${JSON.stringify(language)}`, [])
}
