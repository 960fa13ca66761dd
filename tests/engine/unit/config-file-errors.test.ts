import { expect, test } from 'vitest'
import { faqSetSchema } from '../../../schemas/faq-set.ts'
import { metadataSchema } from '../../../schemas/metadata.ts'
import { siteSchema } from '../../../schemas/site.ts'
import { messageOf } from '../../support/config-problems.ts'
import { metadata } from '../../support/fixture/metadata.ts'
import { faqSets } from '../../support/fixture/questions.ts'
import { settings as site } from '../../support/fixture/settings.ts'

const questions = faqSets.get('Retail') ?? []

test('metadata: an entry without a description, and a misspelt key', () => {
  const { title, description } = metadata['truck-mounted-displays']
  const wrong = { ...metadata, 'truck-mounted-displays': { title, descripton: description } }
  expect(messageOf(wrong, metadataSchema, 'page-configs/metadata.json')).toMatchInlineSnapshot(`
    "1 error in 1 file

    page-configs/metadata.json
      truck-mounted-displays.descripton [unknown-key]
        expected  one of the keys title, description
        received  key "descripton"
        did you mean "description"?"
  `)
})

test('a set of nine questions', () => {
  expect(messageOf(questions.slice(1), faqSetSchema, 'retail.json')).toMatchInlineSnapshot(`
    "1 error in 1 file

    retail.json
      [invalid-value]
        problem   a set has exactly ten questions
        received  a list of 9"
  `)
})

test('a question without an answer', () => {
  const [first, ...others] = questions
  expect(messageOf([{ question: first?.question }, ...others], faqSetSchema, 'retail.json'))
    .toMatchInlineSnapshot(`
      "1 error in 1 file

      retail.json
        [0].answer [invalid-value]
          expected  a text
          received  nothing"
    `)
})

test('site settings: an icon, an address, an e-mail address and a number of tabs', () => {
  const [tab] = site.tabs
  const wrong = {
    ...site,
    email: 'hello',
    cities: [],
    tabs: [{ ...tab, icon: 'hom' }],
    socials: [{ label: 'Facebook', href: 'facebook.com/xigi', icon: 'facebok' }],
  }
  expect(messageOf(wrong, siteSchema, 'page-configs/site.ts')).toMatchInlineSnapshot(`
    "6 errors in 1 file

    page-configs/site.ts
      email [invalid-value]
        expected  an e-mail address
        received  "hello"
      cities [invalid-value]
        expected  a list of at least 1
        received  a list of 0
      tabs [invalid-value]
        expected  a list from 2 to 5
        received  a list of 1
      tabs[0].icon [invalid-value]
        expected  one of home, industry, products, blog, about, facebook, youtube, instagram, chat, or an SVG file of this site, such as "/icons/bread.svg"
        received  "hom"
      socials[0].href [invalid-value]
        expected  a web address
        received  "facebook.com/xigi"
      socials[0].icon [invalid-value]
        expected  one of home, industry, products, blog, about, facebook, youtube, instagram, chat, or an SVG file of this site, such as "/icons/bread.svg"
        received  "facebok""
  `)
})

test('site settings: a sample that is no setting, a kind of fact that there is not, an address of another city', () => {
  const wrong = {
    ...site,
    company: {
      facts: [{ label: 'GSTIN', value: '33ABCDE1234F1Z5', is: 'taxnumber' }],
      addresses: [{ city: 'Madras', street: '12 Mount Road' }],
      opening: '9 to 5',
    },
    samples: ['phone', 'emails'],
  }
  expect(messageOf(wrong, siteSchema, 'page-configs/site.ts')).toMatchInlineSnapshot(`
    "3 errors in 1 file

    page-configs/site.ts
      samples[1] [invalid-value]
        expected  one of "phone", "email", "supportEmail", "socials", "copyright.parent"
        received  "emails"
        did you mean "email"?
      company.facts[0].is [invalid-value]
        expected  one of "tax-number", "certificate"
        received  "taxnumber"
        did you mean "tax-number"?
      company.opening [unknown-key]
        expected  one of the keys facts, hours, responseTime, addresses
        received  key "opening""
  `)
  const elsewhere = { ...site, company: { addresses: [{ city: 'Madurai', street: '1 West Masi Street' }] } }
  expect(messageOf(elsewhere, siteSchema, 'page-configs/site.ts')).toMatchInlineSnapshot(`
    "1 error in 1 file

    page-configs/site.ts
      company.addresses[0].city [invalid-value]
        expected  one of the cities Theni, Chennai, Bangalore, Coimbatore
        received  "Madurai""
  `)
})
