import {
  article,
  lampAnswer as file,
  lampPage as page,
  withBlock,
  withSection,
} from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

export const examples: RuleExample[] = [
  {
    name: 'questions without one',
    files: { [file]: (text) => text.replace(/"faq_entries": \[.*?\]/s, '"faq_entries": []') },
    finds: [
      { at: `${file}:8:3`, says: `block 2, faq, of ${page} is not shown: its section has no questions` },
    ],
  },
  {
    name: 'a showcase without pictures',
    files: {
      [page]: withBlock({ type: 'showcase', section: 2 }),
      [file]: withSection({ section: 'bogen_section2', title: 'Bilder' }),
    },
    finds: [{ at: `${file}:2:3`, says: 'block 3, showcase' }],
  },
  {
    name: 'a block that its config leaves without anything',
    files: {
      'page-configs/general/index.ts': (text) =>
        text.replace(
          "    {\n      type: 'cta-banner'",
          "    { type: 'link-cards', heading: 'Weiter', article: { product: 'Dazu', next: 'Danach', products: '/lampen', articles: '/notizen' } },\n    {\n      type: 'cta-banner'",
        ),
    },
    finds: [{ at: 'page-configs/general/index.ts:18:5', says: 'is not shown: the article has no links' }],
  },
  {
    name: 'a block that one address of a page leaves without anything',
    files: {
      ...article,
      'page-configs/general/notizen/[id].ts': article['page-configs/general/notizen/[id].ts'].replace(
        '}],',
        "}, { type: 'link-cards', heading: 'Weiter', article: { product: 'Dazu', next: 'Danach', products: '/lampen', articles: '/notizen' } }],",
      ),
    },
    finds: [
      {
        at: 'page-configs/general/notizen/[id].ts:8:72',
        says: 'is not shown of /notizen/holz: the article has no links',
      },
    ],
  },
  {
    name: 'a showcase with a picture',
    files: {
      [page]: withBlock({ type: 'showcase', section: 2 }),
      [file]: withSection({ section: 'bogen_section2', images: [{ image: 'abend.webp', title: 'Abend' }] }),
    },
    finds: [],
  },
  {
    name: 'testimonials that the config hides while every client is a sample',
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
    finds: [],
  },
]
