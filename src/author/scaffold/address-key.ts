import transliterate from '@sindresorhus/transliterate'
import { titleKey } from '../../../block-library/parts/title-address.ts'
import type { TitleLinks } from '../../../schemas/shared/title-links.ts'
import type { Project } from '../../site/config/project.ts'
import { AuthorError } from '../../util/author-error.ts'
import { hyphenated } from './names.ts'

/** The title of something new, and the last part of its address, if the author chose one. */
export interface Titled {
  /** Whether it begins as a draft, to which no card leads. */
  isDraft?: boolean | undefined
  title: string
  slug?: string | undefined
}

/** Returns the last part of the address. Throws if the title has no letter that an address may have. */
export function addressKey(project: Project, { title, slug }: Titled, links?: TitleLinks): string {
  if (slug !== undefined)
    return isAddressPart(slug) ? slug : refused(`--slug ${JSON.stringify(slug)} is not part of an address`)
  return keyFor(project, title, links) ?? refused(`The title ${JSON.stringify(title)} makes no address`)
}

/**
 * Makes the last part of an address from a title, by the rule of the cards if there is one. Writes other letters in
 * Latin ones (`Smørrebrød` becomes `smorrebrod`). Returns undefined if none can be, as in Tamil or Japanese.
 */
export function keyFor({ config }: Project, title: string, links?: TitleLinks): string | undefined {
  const { words, language } = config.site
  const titled = links && titleKey(title, links, words.and)
  if (titled !== undefined && isAddressPart(titled)) return titled
  const latin = transliterate(title, { locale: language })
    .replaceAll(/[^\p{ASCII}]/gu, ' ')
    .trim()
  const key =
    links && latin !== ''
      ? titleKey(latin, { ...links, known: [] }, words.and)
      : hyphenated(latin.replaceAll('&', () => ` ${words.and} `))
  return isAddressPart(key) ? key : undefined
}

/** Whether a text can be the last part of an address. */
export const isAddressPart = (key: string) => /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(key)

function refused(problem: string): never {
  throw new AuthorError(
    `${problem}: expected letters from a to z, digits and single hyphens`,
    [],
    'Name the last part of the address: --slug garden-lamp',
  )
}
