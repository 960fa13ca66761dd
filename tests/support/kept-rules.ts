/** Rules of axe-core that apply to every page. A rule that never runs would prove nothing. */
export const keptRules = [
  'bypass',
  'document-title',
  'heading-order',
  'landmark-unique',
  'region',
  'summary-name',
]
