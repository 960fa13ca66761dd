import { zoneOverrides } from './tools/lint-zones.mjs'

/** Ways to put HTML into a page past the sanitiser. */
const htmlSinks = [
  { property: 'innerHTML' },
  { property: 'outerHTML' },
  { property: 'insertAdjacentHTML' },
  { object: 'document', property: 'write' },
]

/** Names that do not say what a value is. A noun of the field does: `page`, `entry`, `match`, `expected`. */
const vagueNames = ['one', 'own', 'found', 'known', 'now', 'wanted', 'left']

/** Returns a rule for files with a key of that name, which others prescribe. */
const allowing = (name) => ({ 'id-denylist': ['error', ...vagueNames.filter((vague) => vague !== name)] })

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, node: true, es2024: true },
  // The pictures' recipe is a project of its own. Generated files are checked by their generator.
  // The second site is a project of its own too, which its check judges.
  ignorePatterns: [
    'tests/second-site/blocks',
    'tests/second-site/page-configs',
    '{template/site,tests/second-site}/vite.config.js',
    'dist',
    'dist-*',
    '.tmp',
    'coverage',
    'media',
    'schemas/generated',
    'page-configs/known.d.ts',
  ],
  rules: {
    'max-lines': ['error', { max: 250 }],
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'id-denylist': ['error', ...vagueNames],
    'no-console': ['error', { allow: ['warn'] }],
    // HTML comes into a page through the sanitiser alone (src/runtime/content/sanitizer.ts).
    'react/no-danger': 'error',
    'no-restricted-properties': [
      'error',
      ...htmlSinks.map((sink) => ({
        ...sink,
        message: 'Rich text is shown by block-library/parts/rich-text.tsx, sanitised.',
      })),
    ],

    // The new JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // A content list has no ids of its own and never changes its order while shown.
    'react/no-array-index-key': 'off',
    // Files are read one after the other where their order matters to the reader of a report.
    'no-await-in-loop': 'off',
    // Only a self-executing style sheet import has no binding here.
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', 'virtual:brand', '@testing-library/jest-dom/vitest'] },
    ],
    // An effect returns its clean-up, or nothing where there is nothing to clean up.
    'typescript/consistent-return': 'off',
    // Some effects run again because of a value they do not read: a new address scrolls to the top.
    'react/exhaustive-effect-dependencies': 'off',
    // The patterns for carousels and live regions ask for these roles by name.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The two-armed then() is how a failure is told apart from a fault in what follows it.
    'promise/always-return': 'off',
    // A page's lists are short; a spread says most plainly what changes.
    'oxc/no-map-spread': 'off',
    // Named helpers stand below the exported thing they serve, in reading order.
    'no-use-before-define': 'off',
  },
  overrides: [
    ...zoneOverrides(),
    {
      files: ['page-configs/**', '{template/site,tests/example-site}/page-configs/**'],
      rules: { 'import/no-default-export': 'off', 'unicorn/filename-case': 'off' },
    },
    {
      // zod names the internals of a schema so.
      files: ['src/author/generate/**'],
      rules: { 'no-underscore-dangle': ['error', { allow: ['_zod'] }] },
    },
    {
      // A test's helpers stand beside the one test they serve. Some checks stand in a set-up or in a helper.
      files: ['tests/**'],
      rules: {
        'react/no-danger': 'off',
        // `left`, `known` and `now` are also keys of rectangles, of rules for titles and of Vitest.
        'id-denylist': ['error', 'one', 'own', 'found', 'wanted'],
        'no-restricted-properties': 'off',
        'unicorn/consistent-function-scoping': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'arrived'] }],
        'typescript/unbound-method': 'off',
      },
    },
    {
      // `toSorted` is missing in Chrome 109 and Firefox 114 (tests/repo/browser-age.test.ts).
      files: ['block-library/**', 'schemas/**', 'src/runtime/**'],
      rules: { 'unicorn/no-array-sort': 'off' },
    },
    {
      // The option `known` of lists of cards.
      files: [
        '{schemas/shared,page-configs}/title-links.ts',
        'src/author/scaffold/{address-key,rename-page}.ts',
      ],
      rules: allowing('known'),
    },
    {
      // The property `left` of CSS and of the picture library.
      files: [
        'block-library/led/distance-stage/stage-window.tsx',
        'src/author/{diff/compare-pixels.ts,studio/page/place-card.ts,studio/panels/focus-form.tsx}',
        'src/publish/pictures/crop-around.ts',
      ],
      rules: allowing('left'),
    },
    // A command speaks through the console.
    { files: ['tools/**'], rules: { 'no-console': 'off' } },
    {
      // oxlint, Vite and Vitest read their configuration from a default export. A global set-up is one too.
      files: [
        'oxlint.config.mjs',
        'vite.config.mjs',
        'vitest.config.ts',
        'tests/support/examples-folder.ts',
        'tests/support/serve-site.ts',
        'src/runtime/app/environment.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
}
