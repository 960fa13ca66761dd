import { shownTexts, type Source } from './overlay.ts'

/** Returns the texts of an answer of the content service. */
export const answerSource = (value: unknown): Source => ({
  value,
  texts: shownTexts(value, (path) =>
    shownFields.has(String(path.findLast((key) => typeof key === 'string'))),
  ),
})

/** Fields of an answer whose texts visitors see. */
const shownFields = new Set(
  'title description description_html question answer desc content columns rows readTime'.split(' '),
)
