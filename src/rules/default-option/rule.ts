import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../../../schemas/site.ts'
import { siteDefaultAt } from '../../../schemas/shared/site-default.ts'
import { fillUsual } from '../../config/fill-usual.ts'
import { childOf } from '../../config/document-order.ts'
import { kindsFile, type Project } from '../../config/project.ts'
import type { JsonSchema } from '../../config/schema-map.ts'
import { defineRule, type Found } from '../rule.ts'
import { writtenValues, type WrittenValue } from '../written-values.ts'

export const defaultOption = defineRule({
  summary: 'No option is written out that says what it says when left out.',
  severity: 'warning',
  reads: 'configs',
  check,
})

function* check(project: Project): Generator<Found> {
  const { kinds, site } = project.config
  const types = new Map(project.config.pages.map(({ file, page }) => [file, page.type]))
  for (const option of writtenValues(project)) {
    const { file, path, parent, value } = option
    const key = path.at(-1)
    // A picture that only decorates says so; and what is usual on a kind of page stands in the place of a default.
    if (!parent || typeof key !== 'string' || key === 'alt' || file === kindsFile) continue
    const usual = usualOf(option)
    const without = usual === undefined ? defaultOf(parent, key, site) : usual
    if (without === undefined || !isDeepStrictEqual(value, without) || isWordList(parent)) continue
    const says = usual === undefined ? 'the default' : `usual in ${kindsFile}`
    yield { file, path, at: 'key', problem: `says what is ${says}`, fix: { remove: true } }
  }

  /** What a block would take for an option on pages of its kind, if it did not write it. */
  function usualOf({ file, path, parent }: WrittenValue): unknown {
    const type = types.get(file)
    const [first, , key, ...more] = path
    if (first !== 'blocks' || typeof key !== 'string' || more.length > 0 || !type) return undefined
    const { pages } = kinds[type] ?? {}
    // A page of the kind that lies elsewhere is none of the usual ones.
    if (!pages || !file.startsWith(`page-configs/${pages.folder}/`)) return undefined
    const { [key]: _, ...block } = Object(parent?.value)
    const filled: unknown = childOf(childOf(fillUsual({ type, blocks: [block] }, kinds), 'blocks'), 0)
    return childOf(filled, key)
  }
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
