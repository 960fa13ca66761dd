import type { RuleExample } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'
const page = 'page-configs/general/schreiben.ts'

export const examples: RuleExample[] = [
  {
    name: 'the preview without a word',
    files: { [site]: (text) => text.replace(`, alt: 'Eine Lampe am Abend'`, '') },
    finds: [{ at: `${site}:46:12`, says: "write alt: '' where it only decorates" }],
  },
  {
    name: 'a picture that only decorates, and says so',
    files: { [site]: (text) => text.replace(`alt: 'Eine Lampe am Abend'`, `alt: ''`) },
    finds: [],
  },
  {
    name: 'a picture behind words that say it',
    files: {
      [page]: (text) =>
        text.replace(`height: 'banner'`, `picture: { src: '/media/abend.webp' }, height: 'banner'`),
    },
    finds: [],
  },
]
