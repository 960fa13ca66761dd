import type { ConfigData } from 'html-validate'

/** Rules for valid HTML, of the command and of tests. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // These rules concern how the browser serialises its DOM, not the page.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // An input without a type is a text input. The style sheet prevents line breaks in telephone numbers.
    'no-implicit-input-type': 'off',
    'tel-non-breaking': 'off',
    // Firefox restores a chosen radio button after a reload unless the button has `autocomplete="off"`.
    'valid-autocomplete': 'off',
    // The hero's film is silent, and absent for visitors who prefer reduced motion. A separate test checks this.
    'no-autoplay': 'off',
    // React's useId begins with an underscore. HTML allows it, but the strict form of this rule does not.
    'valid-id': ['error', { relaxed: true }],
  },
}
