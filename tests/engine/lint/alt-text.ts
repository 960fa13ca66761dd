import type { RuleExamples } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'
const page = 'page-configs/general/schreiben.ts'

export const examples: RuleExamples = {
  'the preview without a word': {
    files: { [site]: [`, alt: 'Eine Lampe am Abend'`, ''] },
    finds: `${site}:46:12 write alt: '' where it only decorates`,
  },
  'a picture that only decorates, and says so': {
    files: { [site]: [`alt: 'Eine Lampe am Abend'`, `alt: ''`] },
  },
  'a picture behind words that say it': {
    files: { [page]: [`height: 'banner'`, `picture: { src: '/media/abend.webp' }, height: 'banner'`] },
  },
}
