import type { ConfigData } from 'html-validate'

/** Adds exceptions to the rules for blocks that whole published documents need. */
export const documentRules = (rules: ConfigData): ConfigData => ({
  ...rules,
  rules: {
    ...rules.rules,
    // React writes `srcSet` and `viewBox`, and Vite keeps the doctype as it is written. HTML reads any case.
    'attr-case': 'off',
    'doctype-style': 'off',
    // The rule `page-head` judges titles.
    'long-title': 'off',
  },
})
