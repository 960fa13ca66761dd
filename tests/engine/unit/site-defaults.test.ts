import { expect, test } from 'vitest'
import { readPage } from '../../../src/site/config/read-page.ts'
import { readSiteSettings } from '../../../src/site/config/read-site-settings.ts'
import { linesOf } from '../../../src/util/problem.ts'
import { pageWith } from '../../support/config-problems.ts'
import { bakery, settings as siteSettings } from '../../support/bakery.ts'

const kinds = { brot: { metadata: 'products', defaults: [], states: {} } }
const { clientPages: _clients, articlePages: _articles, ...defaults } = siteSettings.defaults
const site = {
  defaults: { ...defaults, contactPage: '/write-to-us', closingPicture: '/media/last.webp' },
}
const { words } = bakery
const page = pageWith(
  { type: 'article-list', id: 'articles', heading: 'News', base: '/news' },
  { type: 'cta-banner', id: 'call', heading: 'Ready?', button: { label: 'Write' } },
  {
    type: 'cta-banner',
    id: 'call-again',
    heading: 'Ready?',
    picture: { src: '/media/own.webp' },
    button: { label: 'Read', to: '/read' },
  },
)

test('the site fills in values that a page omits, and no others', () => {
  const parsed = readPage(page, { kinds, site, words })
  expect(parsed.ok && parsed.value.blocks.slice(1)).toMatchObject([
    { base: '/news' },
    { picture: { src: '/media/last.webp', alt: '' }, button: { to: '/write-to-us', scrollToForm: true } },
    { picture: { src: '/media/own.webp' }, button: { to: '/read' } },
  ])
})

test('a value that both omit is a problem of the page, with its place and the setting’s name', () => {
  const list = { type: 'article-list', id: 'articles', heading: 'News' }
  const parsed = readPage(pageWith(list), { kinds, site, words })
  expect(parsed).toEqual({
    ok: false,
    problems: [
      {
        path: ['blocks', 1, 'base'],
        rule: 'invalid-value',
        expected: 'a value, or "defaults.articlePages" in page-configs/site.ts',
        received: 'nothing',
      },
    ],
  })
})

test('buttons of the shell lead where the settings say that buttons lead', () => {
  const parsed = readSiteSettings({
    ...siteSettings,
    defaults: { ...siteSettings.defaults, contactPage: '/write-to-us' },
  })
  expect(parsed.ok && [parsed.value.contactButton.to, parsed.value.mobileContactButton.to]).toEqual([
    '/write-to-us',
    '/write-to-us',
  ])
})

test('an invalid language or time zone is reported, with a valid example', async () => {
  const settings = { ...siteSettings, language: 'english', dates: { locale: 'en_US', timeZone: 'Chennai' } }
  const parsed = readSiteSettings(settings)
  const reported = parsed.ok
    ? []
    : parsed.problems.map(({ path, ...shown }) => [path.join('.'), linesOf(shown)])
  expect(reported).toEqual([
    [
      'language',
      ['expected  a language, with a country where it matters, such as "en-GB"', 'received  "english"'],
    ],
    [
      'dates.locale',
      ['expected  a language, with a country where it matters, such as "en-GB"', 'received  "en_US"'],
    ],
    ['dates.timeZone', ['expected  a time zone, such as "Europe/London"', 'received  "Chennai"']],
  ])
})
