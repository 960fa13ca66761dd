import { expect, test } from 'vitest'
import type { z } from 'zod'
import { blocks } from '../../../block-library/blocks.ts'
import { faqSetSchema } from '../../../schemas/faq-set.ts'
import { metadataSchema } from '../../../schemas/metadata.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { redirectsSchema } from '../../../schemas/redirects.ts'
import { siteSchema } from '../../../schemas/site.ts'
import { hero, messageOf, pageWith, problemsIn, smallestPage } from '../../support/config-problems.ts'
import { settings as site } from '../../support/bakery.ts'
import { tenQuestions } from '../../support/ten-questions.ts'

const page = (changed: object) => ({ ...smallestPage, ...changed })
const banner = (button: object) => pageWith({ type: 'cta-banner', id: 'cta', heading: 'Ready?', button })

test('one problem: headline, file, place, expected and received value', () => {
  expect(messageOf({ ...smallestPage, title: 7 })).toMatchInlineSnapshot(`
    "1 error in 1 file

    page.ts
      title [invalid-value]
        expected  a text
        received  7"
  `)
})

test('a misspelt key and a misspelt type of block, with the list of all that there are', () => {
  expect(messageOf(page({ titel: 'A' }))).toContain(
    `one of the keys ${Object.keys(pageSchema.in.shape).join(', ')}\n`,
  )
  const types = Object.keys(blocks).map((type) => `"${type}"`)
  expect(messageOf(pageWith({ type: 'hro' }))).toContain(`expected  one of ${types.join(', ')}\n`)
})

test.each(
  Object.entries<[input: unknown, ...says: string[]]>({
    'a misspelt key of the page': [
      page({ titel: 'LED Standee Display' }),
      'titel [unknown-key] | expected  one of the keys kind, name, … | received  key "titel" | did you mean "title"?',
    ],
    'a key that resembles none': [
      page({ states: { zzzzzz: 1 } }),
      'states.zzzzzz [unknown-key] | expected  one of the keys loading, badStatus, error, retry | received  key "zzzzzz"',
    ],
    'a misspelt key of a block': [
      pageWith({ type: 'strip', id: 'strip', section: 2, headng: 'A' }),
      'blocks[1].headng (strip) [unknown-key] | expected  one of the keys type, id, ground, lang, draft, from, until, section, heading, text, fallbackHeading, fallbackText, label | received  key "headng" | did you mean "heading"?',
    ],
    'a misspelt key of an object inside a block': [
      banner({ label: 'Call us', scrolToForm: false }),
      'blocks[1].button.scrolToForm (cta-banner) [unknown-key] | expected  one of the keys label, to, scrollToForm | received  key "scrolToForm" | did you mean "scrollToForm"?',
    ],
    'a key of another member of a union': [
      pageWith({
        type: 'contact',
        id: 'contact',
        heading: 'a',
        formHeading: 'b',
        consent: 'c',
        submit: 'd',
        ways: { reach: 'a', places: 'b', follow: 'c' },
        fields: [{ type: 'text', name: 'Pet', label: 'Pet', options: ['Cat'] }],
      }),
      'blocks[1].fields[0].options (contact) [unknown-key] | expected  one of the keys type, name, label, missing | received  key "options"',
    ],
    'a misspelt type of block': [
      pageWith({ type: 'showcasee', id: 'showcase', section: 4 }),
      'blocks[1].type (showcasee) [invalid-value] | expected  one of the blocks | received  "showcasee" | did you mean "showcase"?',
    ],
    'a block without a type': [
      pageWith({ id: 'showcase', section: 4 }),
      'blocks[1].type (no type) [invalid-value] | expected  one of the blocks | received  nothing',
    ],
    'required options that are missing': [
      pageWith({ type: 'testimonials', id: 'clients' }),
      'blocks[1].heading (testimonials) [invalid-value] | expected  a text | received  nothing',
      'blocks[1].clients (testimonials) [invalid-value] | expected  a list of at least 1 | received  nothing',
    ],
    'a required key of the page that is missing': [
      { kind: 'brot', name: 'standee', blocks: [hero] },
      'title [invalid-value] | expected  a text | received  nothing',
    ],
    'a file that holds a list': [[], '[invalid-value] | expected  { kind, name, … } | received  a list of 0'],
    'values of another type': [
      {
        ...pageWith({ type: 'option-faqs', id: 'options', section: 4, tip: 3, openFirst: 'yes' }),
        title: null,
      },
      'title [invalid-value] | expected  a text | received  null',
      'blocks[1].tip (option-faqs) [invalid-value] | expected  a text | received  3',
      'blocks[1].openFirst (option-faqs) [invalid-value] | expected  true or false | received  "yes"',
    ],
  }),
)('a page: %s', (_, [input, ...says]) => {
  expect(problemsIn(input)).toEqual(says)
})

test.each(
  Object.entries<[schema: z.ZodType, input: unknown, ...says: string[]]>({
    'a metadata entry without a description, and a misspelt key': [
      metadataSchema,
      { home: { title: 'Home', descripton: 'The home page' } },
      'home.descripton [unknown-key] | expected  one of the keys title, description | received  key "descripton" | did you mean "description"?',
    ],
    'a set of nine questions': [
      faqSetSchema,
      tenQuestions.slice(1),
      '[invalid-value] | problem   a set has exactly ten questions | received  a list of 9',
    ],
    'a question without an answer': [
      faqSetSchema,
      tenQuestions.with(0, Object({ question: 'A?' })),
      '[0].answer [invalid-value] | expected  a text | received  nothing',
    ],
    'settings: an icon, an address, an e-mail address and a number of tabs': [
      siteSchema,
      {
        ...site,
        email: 'hello',
        cities: [],
        tabs: [{ ...site.tabs[0], icon: 'hom' }],
        socials: [{ label: 'Facebook', href: 'facebook.com/xigi', icon: 'facebok' }],
      },
      'email [invalid-value] | expected  an e-mail address | received  "hello"',
      'cities [invalid-value] | expected  a list of at least 1 | received  a list of 0',
      'tabs [invalid-value] | expected  a list from 2 to 5 | received  a list of 1',
      'tabs[0].icon [invalid-value] | expected  one of home, industry, products, blog, about, facebook, youtube, instagram, chat, search, or an SVG file of this site, such as "/icons/bread.svg" | received  "hom"',
      'socials[0].href [invalid-value] | expected  a web address that begins with https:// | received  "facebook.com/xigi"',
      'socials[0].icon [invalid-value] | expected  one of home, industry, products, blog, about, facebook, youtube, instagram, chat, search, or an SVG file of this site, such as "/icons/bread.svg" | received  "facebok"',
    ],
    'settings: a sample that is no setting, a kind of fact that does not exist': [
      siteSchema,
      {
        ...site,
        company: {
          facts: [{ label: 'GSTIN', value: '33ABCDE1234F1Z5', is: 'taxnumber' }],
          places: [{ city: 'Madras', street: '12 Mount Road' }],
          opening: '9 to 5',
        },
        samples: ['phone', 'emails'],
      },
      'company.facts[0].is [invalid-value] | expected  one of "tax-number", "certificate" | received  "taxnumber" | did you mean "tax-number"?',
      'company.opening [unknown-key] | expected  one of the keys facts, hours, responseTime, places | received  key "opening"',
      'samples[1] [invalid-value] | expected  one of "phone", "email", "supportEmail", "socials", "copyright.parent" | received  "emails" | did you mean "email"?',
    ],
    'settings: an address of another city': [
      siteSchema,
      { ...site, company: { places: [{ city: 'Madurai', street: '1 West Masi Street' }] } },
      'company.places[0].city [invalid-value] | expected  one of the cities Freiburg, Emmendingen | received  "Madurai"',
    ],
    'redirects: addresses with a query, a slash and none, an invalid status, a misspelt key': [
      redirectsSchema,
      [{ from: '/a/', to: '/about?x=1', status: 307 }, { form: '/b', to: 'about' }, { from: '/c' }],
      '[0].from [invalid-value] | expected  a plain address such as "/old/page": without ?, #, :, * and without a slash at its end | received  "/a/"',
      '[0].to [invalid-value] | expected  a plain address such as "/old/page": without ?, #, :, * and without a slash at its end | received  "/about?x=1"',
      '[0].status [invalid-value] | expected  one of 301, 302, 410 | received  307',
      '[1].form [unknown-key] | expected  one of the keys from, to, status | received  key "form" | did you mean "from"?',
      '[1].to [invalid-value] | expected  an address that begins with a slash, such as "/about" | received  "about" | did you mean "/about"?',
      '[2].to [invalid-value] | expected  the new address; one that is gone has the status 410 | received  nothing',
    ],
  }),
)('a file: %s', (_, [schema, input, ...says]) => {
  expect(problemsIn(input, schema)).toEqual(says)
})
