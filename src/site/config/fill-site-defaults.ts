import { replaceTexts } from '../../../schemas/shared/replace-texts.ts'
import { siteDefaultAt, siteDefaultNames } from '../../../schemas/shared/site-default.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Problem } from '../../util/problem.ts'

/**
 * Returns a parsed config in which the site's settings replace the placeholders of `fromSite`
 * (schemas/shared/site-default.ts).
 */
export const fillSiteDefaults = <T>(config: T, defaults: Site['defaults']): T =>
  replaceTexts(config, (text) => {
    const name = siteDefaultAt(text)
    return name ? defaults[name] : text
  })

/** Returns a problem for each place of a parsed config for which the site has no setting. */
export function unfilledDefaults(config: unknown, defaults: Site['defaults']): Problem[] {
  // A site with all settings leaves no place empty.
  if (siteDefaultNames.every((name) => defaults[name] !== undefined)) return []
  const problems: Problem[] = []
  replaceTexts(config, (text, path) => {
    const name = siteDefaultAt(text)
    const expected = `a value, or "defaults.${name}" in page-configs/site.ts`
    if (name && defaults[name] === undefined)
      problems.push({ path: [...path], rule: 'invalid-value', expected, received: 'nothing' })
    return text
  })
  return problems
}
