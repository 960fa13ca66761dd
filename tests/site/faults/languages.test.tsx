import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { globalStyle } from '../../../src/publish/app/global-style.ts'
import { brand } from '../../support/brand.ts'
import { detailPage } from '../../support/detail-pages.ts'
import { watchEvents } from '../../support/events.ts'
import { answerWith, servedArticles, servedSections, withServer } from '../../support/served-content.ts'
import { arrived, contentCalls, visitSite } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()

/** Selector of elements whose direction follows their letters (src/publish/app/global-style.ts). */
const directed =
  /([^{}]+)\{\s*unicode-bidi: plaintext/.exec(globalStyle(brand).replaceAll(/\/\*.*?\*\//gs, ''))?.[1] ?? ''

const hindi = 'दुकानों के लिए एलईडी डिस्प्ले, 3.2 मिमी!'
const tamil = 'கடைகளுக்கான எல்இடி திரைகள், 3.2 மிமீ!'
const arabic = 'شاشات LED للمتاجر: 3.2 مم، سطوع 800 nits!'

/** Selector of headings with line height for marks over and under letters. */
const roomy =
  /([^{}]+)\{\s*line-height: var\(--leading-tall\)/.exec(
    globalStyle(brand).replaceAll(/\/\*.*?\*\//gs, ''),
  )?.[1] ?? ''

/** Returns the headings whose lines would touch. */
const cramped = (page: HTMLElement) =>
  [...page.querySelectorAll('h1, h2, h3, h4')].filter(
    (heading) => /[\u0600-\u0bff]/.test(heading.textContent ?? '') && !heading.matches(roomy),
  )

test('a telephone number in a text from right to left begins with its plus sign', () => {
  const text = document.createElement('p')
  text.innerHTML = '<a href="tel:+919000000000">+91 90000 00000</a> <a href="/contact">Contact</a>'
  expect(Array.from(text.children, (link) => link.matches(directed))).toEqual([true, false])
})

/** Keys of an answer whose values people read. */
const isText = /^(title|description|question|answer|desc|content|readTime)$/

/** Translates all texts of an answer. All translations are different, so that a lost text is noticed. */
function translated(answer: unknown, text: string) {
  const texts: string[] = []
  const write = () => {
    texts.push(`${text} ${texts.length + 1}`)
    return texts.at(-1) ?? ''
  }
  const body = JSON.stringify(answer, (key, value: unknown) => {
    if (typeof value !== 'string' || value === '') return value
    if (key === 'description_html')
      return `<p>${write()} <a href="/contact">${write()}</a></p><ul><li>${write()}</li></ul>`
    return isText.test(key) ? write() : value
  })
  return { body, texts }
}

/** Replaces the non-breaking spaces between numbers and units. */
const plain = (line: string) => line.replaceAll('\u00a0', ' ')

/** Returns the elements with text whose direction does not follow their letters. */
function misdirected(page: HTMLElement): string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const wrong: string[] = []
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement
    // A link or an emphasis belongs to the text around it.
    const block = holder?.closest(':not(a, b, strong, em)')
    const runs = [holder, block].some((element) => element?.matches(directed))
    if (!runs && /[\u0600-\u06ff]/.test(walker.currentNode.textContent ?? ''))
      wrong.push(holder?.outerHTML ?? '')
  }
  return wrong
}

const retail = detailPage('/industry/Retail')
const standee = detailPage('/products/led-standee-display')

test.each([
  ['Hindi', hindi, retail],
  ['Tamil', tamil, standee],
  ['Arabic', arabic, retail],
  ['Arabic', arabic, standee],
] as const)(
  'content in %s is shown unchanged, each text in its own direction, from one call',
  async (_, text, page) => {
    const { body, texts } = translated(servedSections(page), text)
    answerWith(page, body)
    visitSite(page.path)
    const main = await arrived()
    const words = plain(main.textContent)
    const lost = texts.filter((line) => !words.includes(line))
    expect(lost.length).toBeLessThan(texts.length / 5)
    expect(misdirected(main)).toEqual([])
    expect(cramped(main)).toEqual([])
    expect(contentCalls).toEqual([`GET /api/${page.endpoint}`])
    expect(events).toEqual([])
  },
)

test('an article in Arabic, and the list that contains it', async () => {
  const [article] = await servedArticles()
  const list = translated([article], arabic)
  answerWith({ endpoint: 'blog' }, list.body)
  const { go } = visitSite('/blog')
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(list.texts[0] ?? ''))
  expect(misdirected(screen.getByRole('main'))).toEqual([])
  const [whole] = await servedArticles(article?.id)
  const inArabic = translated(whole, arabic)
  answerWith({ endpoint: `blog/${article?.id}` }, inArabic.body)
  go(`/blog/${article?.id}`)
  const title = await screen.findByRole('heading', { name: (name) => plain(name) === inArabic.texts[0] })
  expect(title).toBeVisible()
  expect(misdirected(screen.getByRole('main'))).toEqual([])
  await waitFor(() => expect(plain(document.title)).toContain(inArabic.texts[0]))
  expect(events).toEqual([])
})

test('the check knows a text that runs the wrong way', () => {
  const page = document.createElement('main')
  page.innerHTML = '<p>شاشات</p><section>شاشات</section><h3><a href="/">شاشات</a></h3><i>screens</i>'
  document.body.append(page)
  expect(misdirected(page)).toEqual(['<section>شاشات</section>'])
  page.remove()
})
