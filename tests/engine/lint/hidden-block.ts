import {
  article,
  lampAnswer as file,
  lampPage as page,
  withBlock,
  withSection,
} from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'questions without one': {
    files: { [file]: [/"faq_entries": \[.*?\]/s, '"faq_entries": []'] },
    finds: `${file}:8:3 blocks[2], faq, of ${page} is not shown: its section has no questions`,
  },
  'a showcase without pictures': {
    files: {
      [page]: withBlock({ type: 'showcase', section: 2 }),
      [file]: withSection({ section: 'bogen_section2', title: 'Bilder' }),
    },
    finds: `${file}:2:3 blocks[3], showcase`,
  },
  'a block that its config leaves without anything': {
    files: {
      'page-configs/general/index.ts': [
        "    {\n      type: 'cta-banner'",
        "    { type: 'link-cards', heading: 'Weiter', article: { product: 'Dazu', next: 'Danach', products: '/lampen', articles: '/notizen' } },\n    {\n      type: 'cta-banner'",
      ],
    },
    finds: 'page-configs/general/index.ts:18:5 is not shown: the article has no links',
  },
  'a block that one address of a page leaves without anything': {
    files: {
      ...article,
      'page-configs/general/notizen/[id].ts': article['page-configs/general/notizen/[id].ts'].replace(
        '}],',
        "}, { type: 'link-cards', heading: 'Weiter', article: { product: 'Dazu', next: 'Danach', products: '/lampen', articles: '/notizen' } }],",
      ),
    },
    finds:
      'page-configs/general/notizen/[id].ts:8:72 is not shown of /notizen/holz: the article has no links',
  },
  'a showcase with a picture': {
    files: {
      [page]: withBlock({ type: 'showcase', section: 2 }),
      [file]: withSection({ section: 'bogen_section2', images: [{ image: 'abend.webp', title: 'Abend' }] }),
    },
  },
  'testimonials that the config hides while every client is a sample': {
    files: {
      [page]: withBlock({
        type: 'testimonials',
        heading: 'Stimmen',
        base: '/notizen',
        samples: 'hidden',
        clients: [
          {
            slug: 'anna',
            image: 'abend.webp',
            name: 'Anna',
            position: 'Wirtin',
            testimonial: 'Gut.',
            sample: true,
          },
        ],
      }),
    },
  },
  'cards without one, and a features grid': {
    files: {
      [page]: (text) =>
        withBlock({ type: 'features-grid', section: 3 })(withBlock({ type: 'cards', section: 2 })(text)),
      [file]: (text) =>
        withSection({ section: 'bogen_section2', title: 'Holz', images: [] })(
          withSection({ section: 'bogen_section3', title: 'Warum' })(text),
        ),
    },
    finds: [
      `${file}:2:3 blocks[3], cards, of ${page} shows only its heading and text`,
      `${file}:3:3 has no items: blocks[4], features-grid`,
    ],
  },
}
