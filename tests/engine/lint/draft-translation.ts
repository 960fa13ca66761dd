import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const files = englishFiles(undefined, 'draft')
const settings = 'page-configs/site.ts'

export const examples: RuleExamples = {
  'a translation by a machine at a deployed address': {
    files,
    deployed: true,
    finds: `${translationsFile}:2:13 is a draft in the language en`,
  },
  'drafts that the site allows': {
    files: {
      ...files,
      [settings]: (text: string) =>
        text.replace(
          '  dates: {',
          "  languages: [{ tag: 'de-DE' }, { tag: 'en', root: '/en', allowDrafts: true }],\n  dates: {",
        ),
    },
    deployed: true,
  },
  'drafts that are not published': { files },
}
