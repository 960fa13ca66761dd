/** A text of the site and its translation, as files for translators hold them. */
export interface ExchangeRow {
  file: string
  /** Path of the text in its file. Other files than ours may omit it. */
  key: string
  source: string
  /** The translation, or an empty text. */
  target: string
  state: 'current' | 'stale' | 'missing'
}
