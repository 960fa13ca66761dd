import { metadataFile } from '../../../site/config/project.ts'
import type { JsonSchema } from '../../../util/json-schema.ts'
import { textsSent } from '../../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { textsIn, type PlacedText } from '../../../util/texts-in.ts'
import { writtenValues } from '../../written-values.ts'

/** A text that visitors read, with its place. */
export interface ShownText extends PlacedText {
  /** Whether the text is HTML. */
  isRich?: boolean
  /** Whether the text is of a config. */
  isConfig?: boolean
}

/** Returns the texts of configs and content that visitors read. */
export function* shownTexts(site: JoinedSite): Generator<ShownText> {
  for (const answer of site.answers.values()) {
    for (const { text, path, field } of textsSent(answer)) {
      const isRich = field === 'description_html'
      if (isRich || plainFields.has(field)) yield { file: answer.place, path, text, isRich }
    }
  }
  for (const { file, path, value, schemas } of writtenValues(site)) {
    // `faq-text` checks questions.
    const isText = typeof value === 'string' && path[0] !== 'structuredData' && schemas.some(isFreeText)
    if (isText) yield { file, path, text: value, isConfig: true }
  }
  for (const { text, path } of textsIn(metadataFile, site.config.metadata))
    yield { file: metadataFile, path, text, isConfig: true }
}

/** Whether visitors read the texts of a schema: they are neither names nor addresses. */
const isFreeText = (schema: JsonSchema) =>
  schema.type === 'string' &&
  [schema.format, schema.enum, schema.const, schema.pattern].every((one) => one === undefined)

const plainFields = new Set([
  'title',
  'description',
  'question',
  'answer',
  'desc',
  'content',
  'readTime',
  'columns',
  'rows',
])
