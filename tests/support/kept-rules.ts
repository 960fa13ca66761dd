/** Rules of axe-core that find something to check on every page: a silent one would prove nothing. */
export const keptRules = ['bypass', 'document-title', 'heading-order', 'region', 'summary-name']
