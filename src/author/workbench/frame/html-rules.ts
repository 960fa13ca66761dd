import type { ConfigData } from 'html-validate'

/** What valid HTML is, in tests as in the workbench. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How the browser writes its own DOM back as text, not what the page is.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // An input without a type is a text input, and where a number breaks is the style sheet's to say.
    'no-implicit-input-type': 'off',
    'tel-non-breaking': 'off',
    // The hero's film is silent, and absent for those who asked for less motion; its own test says so.
    'no-autoplay': 'off',
    // React's useId begins with an underscore, which HTML allows and only the stricter style forbids.
    'valid-id': ['error', { relaxed: true }],
  },
}
