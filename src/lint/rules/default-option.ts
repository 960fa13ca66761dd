import { isDeepStrictEqual } from 'node:util'
import type { Kinds } from '../../../schemas/kinds.ts'
import { siteDefaultAt } from '../../../schemas/shared/site-default.ts'
import { wordMark } from '../../../schemas/shared/site-word.ts'
import { blockDefaults } from '../../site/config/fill-kind-defaults.ts'
import { kindsFile, wordsFile } from '../../site/config/project.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import type { JsonSchema } from '../../util/json-schema.ts'
import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
import { defineRule } from '../rule.ts'
import { writtenValues, type WrittenValue } from '../written-values.ts'

export const defaultOption = defineRule({
  summary: 'No option repeats its default.',
  severity: 'warning',
  reads: 'configs',
  scope: 'page',
  docs: `
    An omitted option has its default, or the default of its kind in \`page-configs/kinds.ts\`. \`npm run validate -- --print ADDRESS\`
    shows both. A written default suggests that something differs here, and does not follow when the default changes.

    Remove the option. Lists of words and \`alt\` may repeat their default.`,
  *check(project) {
    const { kinds, pages } = project.config
    const kindOf = new Map(pages.map(({ file, page }) => [file, kinds[page.kind]]))
    for (const option of writtenValues(project)) {
      const { file, path, parent, value } = option
      const key = path.at(-1)
      // An empty `alt` marks a picture as decoration, and each block writes its section.
      if (!parent || typeof key !== 'string' || key === 'alt' || key === 'section') continue
      if (file === kindsFile || file === wordsFile) continue
      const ofKind = kindDefaults(option, kindOf.get(file))[key]
      const instead = ofKind ?? defaultOf(parent, key, project.config)
      if (instead === undefined || !areAlike(value, instead) || isWordList(parent)) continue
      const problem = `repeats the default${ofKind === undefined ? '' : ` of ${kindsFile}`}`
      yield { file, path, at: 'key', problem, fix: { remove: true } }
    }
  },
})

/** Returns the defaults that the page's kind sets for the options of the same object. */
function kindDefaults(
  { path, parent }: WrittenValue,
  kind: Kinds[string] | undefined,
): Record<string, unknown> {
  if (kind && path[0] === 'blocks' && path.length === 3) return blockDefaults(parent?.value, kind)
  return kind && path[0] === 'states' ? kind.states : {}
}

/** Compares two values deeply. The faster comparison comes first, since nearly all options are texts. */
const areAlike = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && isDeepStrictEqual(one, other))

/** Returns the default of an option from its schema, or from the site's settings or words if the schema refers to them. */
function defaultOf(parent: WrittenValue, key: string, { site, words }: SiteConfig): unknown {
  const { schemas } = parent
  const [value, ...others] = schemas.flatMap(({ properties }) => defaultIn(properties?.[key]))
  if (value === undefined || others.length > 0) return undefined
  if (value === wordMark) return valueAt([...placeInBlock(parent), key], words)
  const name = siteDefaultAt(value)
  return name ? site.defaults[name] : value
}

/** Returns the type of the block that holds a value, and the path of the value in the block. */
function placeInBlock({ path, value, parent }: WrittenValue): PropertyKey[] {
  if (path.length > 2 && parent) return [...placeInBlock(parent), ...path.slice(-1)]
  const type = childOf(value, 'type')
  return typeof type === 'string' ? [type] : []
}

const defaultIn = (schema: JsonSchema | boolean | undefined): unknown[] =>
  typeof schema === 'object' && 'default' in schema ? [schema.default] : []

/** Whether an object is a list of words. Authors write all words of a list, and a translation may equal the default. */
const isWordList = ({ schemas }: WrittenValue) =>
  schemas.some(({ properties = {} }) => {
    const all = Object.values(properties)
    return all.length > 1 && all.every((one) => typeof one === 'object' && one.type === 'string')
  })
