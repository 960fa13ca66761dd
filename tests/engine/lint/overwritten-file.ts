import type { RuleExamples } from '../../support/rule-example.ts'

const says = 'publishing writes this file itself'

export const examples: RuleExamples = {
  'redirects, a sitemap and a page of their own': {
    files: { 'public/_redirects': 'moved', 'public/sitemap.xml': '<a/>', 'public/index.html': '<p>' },
    finds: ['_redirects', 'index.html', 'sitemap.xml'].map((name) => `public/${name}:1:1 ${says}`),
  },
  'files with other names, also in folders': {
    files: {
      'public/ads.txt': 'a',
      'public/.well-known/security.txt': 'b',
      'public/old/sitemap.xml': '<a/>',
    },
  },
}
