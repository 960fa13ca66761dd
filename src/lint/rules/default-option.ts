import { isDeepStrictEqual } from 'node:util'
import type { Kinds } from '../../../schemas/kinds.ts'
import type { Site } from '../../../schemas/site.ts'
import { siteDefaultAt } from '../../../schemas/shared/site-default.ts'
import { fillUsual } from '../../site/config/fill-usual.ts'
import { childOf } from '../../util/document-order.ts'
import { kindsFile, type Project } from '../../site/config/project.ts'
import type { JsonSchema } from '../../site/config/schema-map.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenValues, type WrittenValue } from '../written-values.ts'

export const defaultOption = defineRule({
  summary: 'No option is written out that says what it says when left out.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    An option that is left out has its default, which \`npm run validate -- --print ADDRESS\` shows; on the pages of a kind it has what
    \`page-configs/kinds.ts\` says is usual. Written out all the same it tells a reader that something differs here, and it stays behind
    when the default changes.

    Take it out. Lists of words, which are written as a whole, and \`alt\` may repeat their default.`,
  check,
})

function* check(project: Project): Generator<Found> {
  const { kinds, site, pages } = project.config
  const types = new Map(pages.map(({ file, page }) => [file, page.type]))
  for (const option of writtenValues(project)) {
    const { file, path, parent, value } = option
    const key = path.at(-1)
    // A picture that only decorates says so; and what is usual on a kind of page stands in the place of a default.
    if (!parent || typeof key !== 'string' || key === 'alt' || file === kindsFile) continue
    const kind = path.length === 3 && path[0] === 'blocks' ? kinds[types.get(file) ?? ''] : undefined
    const ownDefault = defaultOf(parent, key, site)
    // Of nearly all options nothing else need be asked.
    const mayBe = [ownDefault, ...(kind?.usual ?? []).map(({ options }) => options[key])]
    if (!mayBe.some((one) => one !== undefined && areAlike(value, one))) continue
    const usual = usualInPlaceOf(option, key, kind)
    const instead = usual ? usual.value : ownDefault
    if (instead === undefined || !areAlike(value, instead) || isWordList(parent)) continue
    const problem = `says what is ${usual ? `usual in ${kindsFile}` : 'the default'}`
    yield { file, path, at: 'key', problem, fix: { remove: true } }
  }
}

/** The same as `isDeepStrictEqual`; nearly all options are texts. */
const areAlike = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && isDeepStrictEqual(one, other))

/**
 * What a block would take for an option if it did not write it, where something is usual on pages of its kind; undefined in
 * its `value` where the block would then be another, or the page lies elsewhere than those of its kind.
 */
function usualInPlaceOf(
  { file, parent }: WrittenValue,
  key: string,
  kind: Kinds[string] | undefined,
): { value: unknown } | undefined {
  if (!kind?.usual.some(({ block, options }) => key in options || key in block)) return undefined
  const fill = (block: unknown) =>
    childOf(childOf(fillUsual({ type: '', blocks: [block] }, { '': kind }), 'blocks'), 0)
  const { [key]: written, ...rest } = Object(parent?.value)
  const filled: unknown = fill(rest)
  const isSame = isDeepStrictEqual({ ...Object(filled), [key]: written }, fill(parent?.value))
  const isAtHome = kind.pages && file.startsWith(`page-configs/${kind.pages.folder}/`)
  const value = childOf(filled, key)
  if (value === undefined && isSame) return undefined
  return { value: isSame && isAtHome ? value : undefined }
}

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
