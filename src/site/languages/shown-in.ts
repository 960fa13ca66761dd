import type { z } from 'zod'
import { enquiriesSchema } from '../../../schemas/enquiries.ts'
import { faqSetSchema } from '../../../schemas/faq-set.ts'
import type { Kinds } from '../../../schemas/kinds.ts'
import { metadataSchema } from '../../../schemas/metadata.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { clientSchema } from '../../../schemas/shared/client.ts'
import { siteSchema } from '../../../schemas/site.ts'
import { wordsSchema } from '../../../schemas/words.ts'
import { valueAt } from '../../util/problem.ts'
import { fillKindDefaults } from '../config/fill-kind-defaults.ts'
import { enquiriesFile, kindsFile, metadataFile, siteFile, wordsFile } from '../config/project.ts'
import { schemaMap } from '../config/schema-map.ts'

type IsShown = (path: PropertyKey[]) => boolean

/** Returns which texts visitors see, by their paths in the value of a file: of a config, an answer, or its address. */
export function shownIn(file: string, value: unknown, kinds: Kinds): IsShown {
  if (isAnswer.test(file)) return isShownField
  if (isTranslation.test(file)) return ([, , part]) => part === 'text'
  if (file === kindsFile) return shownByKinds(value)
  const [, schema] = schemas.find(([start]) => file.startsWith(start)) ?? []
  if (!schema && !isPage.test(file)) return () => false
  const { shownAt } = schemaMap(schema ?? pageSchema)
  const filled = schema ? value : fillKindDefaults(value, kinds, file)
  // Buyers read the confirmation, and the sales desk all other texts.
  if (file === enquiriesFile)
    return (path) => path[0] === 'confirmation' && shownAt(path, filled) !== undefined
  return (path) => shownAt(path, filled) !== undefined
}

const isAnswer = /^(?:https?:|content\/api\/|page-configs\/fallback\/)/

const isTranslation = /^[^/]+\/translations\//

/** Schemas of configs other than pages, by the start of their paths. */
const schemas: [start: string, schema: z.ZodType][] = [
  [siteFile, siteSchema],
  [wordsFile, wordsSchema],
  [metadataFile, metadataSchema],
  [enquiriesFile, enquiriesSchema],
  ['page-configs/structured-data/', faqSetSchema],
  ['page-configs/clients/', clientSchema],
]

/** Pages are in folders, and the rules of the site too. */
const isPage = /^page-configs\/(?!rules\/)[^/]+\//

/** Fields of an answer whose texts visitors see. */
export const shownFields = new Set(
  'title description description_html question answer desc content columns rows readTime'.split(' '),
)

const isShownField: IsShown = (path) =>
  shownFields.has(String(path.findLast((key) => typeof key === 'string')))

const shownByKinds =
  (kinds: unknown): IsShown =>
  ([kind = '', part, index = '', options, ...path]) => {
    if (part === 'states') return true
    const type = valueAt([kind, 'defaults', index, 'block', 'type'], kinds)
    const block = { ...Object(valueAt([kind, 'defaults', index, 'options'], kinds)), type }
    return (
      options === 'options' &&
      schemaMap(pageSchema).shownAt(['blocks', 0, ...path], { blocks: [block] }) !== undefined
    )
  }
