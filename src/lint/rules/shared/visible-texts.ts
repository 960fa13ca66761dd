import { metadataFile } from '../../../site/config/project.ts'
import { textsSent } from '../../../site/joined/content-parts.ts'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { shownFields } from '../../../site/languages/shown-in.ts'
import { textsIn, type PlacedText } from '../../../util/texts-in.ts'
import { writtenValues } from '../../written-values.ts'

/** A text that visitors read, with its place. */
export interface ShownText extends PlacedText {
  /** Whether the text is HTML. */
  isRich?: boolean
  /** Whether the text is of a config. */
  isConfig?: boolean
  /** Whether the entry of the text may also have `description_html`. */
  isBesideHtml?: boolean
}

/** Returns the texts of configs and content that visitors read. */
export function* visibleTexts(site: JoinedSite): Generator<ShownText> {
  for (const answer of site.answers.values()) {
    for (const { text, path, field } of textsSent(answer)) {
      const isRich = field === 'description_html'
      const isBesideHtml = answer.source.kind === 'sections' && ['title', 'description'].includes(field)
      if (shownFields.has(field)) yield { file: answer.place, path, text, isRich, isBesideHtml }
    }
  }
  for (const { file, path, value, schemas } of writtenValues(site)) {
    // `faq-text` checks questions.
    const isShown = path[0] !== 'structuredData' && schemas.some(({ shown }) => shown)
    if (isShown && typeof value === 'string') yield { file, path, text: value, isConfig: true }
  }
  for (const { text, path } of textsIn(metadataFile, site.config.metadata))
    yield { file: metadataFile, path, text, isConfig: true }
}
