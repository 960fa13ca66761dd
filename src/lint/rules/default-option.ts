import { isDeepStrictEqual } from 'node:util'
import type { Kinds } from '../../../schemas/kinds.ts'
import type { Site } from '../../../schemas/site.ts'
import { siteDefaultAt } from '../../../schemas/shared/site-default.ts'
import { blockDefaults } from '../../site/config/fill-kind-defaults.ts'
import { kindsFile, type Project } from '../../site/config/project.ts'
import type { JsonSchema } from '../../site/config/schema-map.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenValues, type WrittenValue } from '../written-values.ts'

export const defaultOption = defineRule({
  summary: 'No option is written out that says what it says when left out.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    An omitted option has its default, or the default of its kind in \`page-configs/kinds.ts\`; \`npm run validate -- --print ADDRESS\`
    shows both. A written default suggests to a reader that something differs here, and it stays behind when the default changes.

    Take it out. Lists of words, which are written as a whole, and \`alt\` may repeat their default.`,
  check,
})

function* check(project: Project): Generator<Found> {
  const { kinds, site, pages } = project.config
  const kindOf = new Map(pages.map(({ file, page }) => [file, kinds[page.kind]]))
  for (const option of writtenValues(project)) {
    const { file, path, parent, value } = option
    const key = path.at(-1)
    // An empty `alt` marks a picture as decoration, and each block writes its section.
    if (!parent || typeof key !== 'string' || key === 'alt' || key === 'section' || file === kindsFile)
      continue
    const ofKind = kindDefaults(option, kindOf.get(file))[key]
    const instead = ofKind ?? defaultOf(parent, key, site)
    if (instead === undefined || !areAlike(value, instead) || isWordList(parent)) continue
    const problem = `says what is the default${ofKind === undefined ? '' : ` in ${kindsFile}`}`
    yield { file, path, at: 'key', problem, fix: { remove: true } }
  }
}

/** Defaults that the page's kind gives to the options beside one. */
function kindDefaults(
  { path, parent }: WrittenValue,
  kind: Kinds[string] | undefined,
): Record<string, unknown> {
  if (kind && path[0] === 'blocks' && path.length === 3) return blockDefaults(parent?.value, kind)
  return kind && path[0] === 'states' ? kind.states : {}
}

/** The same as `isDeepStrictEqual`; nearly all options are texts. */
const areAlike = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && isDeepStrictEqual(one, other))

/** What the schema takes where the option is left out, the site's setting where it leaves that to the site. */
function defaultOf({ schemas }: WrittenValue, key: string, { defaults }: Site): unknown {
  const [value, ...others] = schemas.flatMap(({ properties }) => defaultIn(properties?.[key]))
  if (value === undefined || others.length > 0) return undefined
  const name = siteDefaultAt(value)
  return name ? defaults[name] : value
}

const defaultIn = (schema: JsonSchema | boolean | undefined): unknown[] =>
  typeof schema === 'object' && 'default' in schema ? [schema.default] : []

/** A list of words is written as a whole: in another language one of them may be the same. */
const isWordList = ({ schemas }: WrittenValue) =>
  schemas.some(({ properties = {} }) => {
    const all = Object.values(properties)
    return all.length > 1 && all.every((one) => typeof one === 'object' && one.type === 'string')
  })
