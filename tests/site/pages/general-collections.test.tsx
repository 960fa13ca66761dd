import { fireEvent, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { articles, homePage, newestArticle } from '../../support/general-pages.ts'
import { headOf, headTags } from '../../support/head.ts'
import { shownOutline } from '../../support/outline.ts'
import { answerWith, withServer } from '../../support/served-content.ts'
import { root } from '../../support/root.ts'
import { block, pictures, stored } from '../../support/shown.ts'
import { arrived, contentCalls, visitSite } from '../../support/visit-site.tsx'

withServer()

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('blog list', () => {
  /** Returns the cards in order: title, address, date, reading time, mark, picture. */
  const cards = () =>
    screen.getAllByRole('article').map((card) => {
      const link = within(card).getByRole('link')
      const time = card.querySelector('time')
      return {
        title: link.textContent,
        to: link.getAttribute('href'),
        date: time?.textContent,
        readTime: time?.nextSibling?.textContent === ' ' ? time.parentElement?.lastChild?.textContent : '',
        badge: within(card).getByText('Update').textContent,
        picture: pictures(card),
      }
    })
  const served = articles.map(({ id, title, readTime, image, created_at: date = '' }) => ({
    title,
    to: `/blog/${id}`,
    date: new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
    readTime: readTime || '5 min read',
    badge: 'Update',
    picture: stored([{ image }]),
  }))

  test('shows the newest three, with date, reading time and mark', async () => {
    visitSite('/blog')
    await arrived()
    expect(cards()).toEqual(served.slice(0, 3))
    expect(cards()[0]).toMatchObject({ date: 'December 2, 2025', readTime: '6 min read' })
    expect(cards()[1]).toMatchObject({ date: 'November 4, 2025', readTime: '5 min read' })
    expect(screen.getByText(/web design trends/)).toBeVisible()
    for (const { desc = '' } of articles.slice(0, 3)) expect(screen.getByText(desc)).toBeVisible()
  })

  test('leads through all of them in order, three at a time', async () => {
    visitSite('/blog')
    await arrived()
    const seen = [...cards()]
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    const pages = Math.ceil(articles.length / 3)
    for (let page = 2; page <= pages; page += 1) {
      press('Next')
      expect(screen.getByRole('button', { name: `Go to page ${page}` })).toHaveAttribute('aria-current')
      seen.push(...cards())
    }
    expect(seen).toEqual(served)
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    press('Go to page 2')
    press('Previous')
    expect(cards()).toEqual(served.slice(0, 3))
    expect(contentCalls).toEqual(['GET /api/blog'])
  })

  test.each([
    [3, false],
    [4, true],
  ])('of %i articles offers pages: %s', async (count, paged) => {
    answerWith({ endpoint: 'blog' }, JSON.stringify(articles.slice(0, count)))
    visitSite('/blog')
    await arrived()
    expect(cards()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Next' }) !== null).toBe(paged)
  })

  test('a title leads to its article', async () => {
    const { follow } = visitSite('/blog')
    await arrived()
    follow(screen.getByRole('link', { name: articles[1]?.title ?? '' }))
    await headOf(`/blog/${articles[1]?.id}`)
    const [page, title] = shownOutline(await arrived())
    expect([page, title]).toEqual(['h1 Blog Detail', `h2 ${articles[1]?.title}`])
    expect(headTags()).toContain(`title ${articles[1]?.title} | ${homePage.title}`)
    expect(contentCalls).toEqual(['GET /api/blog', `GET /api/blog/${articles[1]?.id}`])
  })
})

describe('blog detail', () => {
  const endpoint = `blog/${newestArticle.id}`

  /** Opens the newest article's page with a changed answer. Returns its block. */
  async function openArticle(change: Record<string, unknown> = {}): Promise<HTMLElement> {
    answerWith({ endpoint }, JSON.stringify({ ...newestArticle, ...change }))
    visitSite(`/${endpoint}`)
    await arrived()
    return block(newestArticle.title)
  }
  const paragraphs = (article: HTMLElement) =>
    [...article.querySelectorAll('p')].slice(1).map(({ textContent }) => textContent)

  test('shows picture, date and every paragraph of the article', async () => {
    visitSite(`/${endpoint}`)
    await arrived()
    const article = block(newestArticle.title)
    const lines = (newestArticle.content ?? '').split('\n').filter((line) => line.trim() !== '')
    expect(lines.length).toBeGreaterThan(5)
    expect(paragraphs(article)).toEqual(lines)
    expect(pictures(article)).toEqual(stored([newestArticle]))
    expect(within(article).getByText('December 2, 2025')).toBeVisible()
    expect(within(article).getByText(newestArticle.readTime ?? '', { exact: false })).toBeVisible()
  })

  test('skips blank lines, however they break', async () => {
    const content = 'One.\r\n\r\n   \nTwo <b>bold</b>.\n\n\nThree.\n'
    const article = await openArticle({ content })
    expect(paragraphs(article)).toEqual(['One.', 'Two <b>bold</b>.', 'Three.'])
  })

  test('uses `date` without a `created_at`, and its own picture without one in the answer', async () => {
    const article = await openArticle({ created_at: undefined, date: '2024-01-31', image: undefined })
    expect(within(article).getByText('January 31, 2024')).toBeVisible()
    expect(pictures(article)).toEqual([expect.stringMatching(/^\/media\//)])
  })

  test('requests an id as the address spells it', async () => {
    answerWith({ endpoint: 'blog/:id' }, JSON.stringify({ id: 'nits & pitch', title: 'Both' }))
    visitSite('/blog/nits%20%26%20pitch')
    const [page, title] = shownOutline(await arrived())
    expect([page, title]).toEqual(['h1 Blog Detail', 'h2 Both'])
    expect(contentCalls).toEqual(['GET /api/blog/nits%20%26%20pitch'])
  })
})

describe('gallery', () => {
  const file = readFileSync(join(root, 'content/api/gallery.json'), 'utf8')
  const shape = z.object({ data: z.array(z.object({ title: z.string(), image: z.array(z.string()) })) })
  const entries = z.parse(shape, JSON.parse(file)).data
  const all = stored(entries)
  const thumbs = () => screen.getAllByRole('link', { name: /^Enlarge: / })
  const shown = () => thumbs().flatMap((thumb) => pictures(thumb))
  const filter = () => screen.getByRole('group', { name: 'Categories' })
  const chosen = () =>
    within(filter())
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent)

  test('shows the first six of all pictures, and a filter for each title', async () => {
    visitSite('/gallery')
    await arrived()
    const choices = within(filter()).getAllByRole('button')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'All',
      ...entries.map(({ title }) => title),
    ])
    expect(chosen()).toEqual(['All'])
    expect(shown()).toEqual(all.slice(0, 6))
    expect(screen.getByText(`Showing 6 of ${all.length} images`)).toBeVisible()
    expect(screen.getByText(`Page 1 of ${Math.ceil(all.length / 6)}`)).toBeVisible()
    expect(screen.getByText(`${all.length} images`)).toBeVisible()
    expect(screen.getByRole('progressbar')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    expect(screen.getByTitle('Go to page 2')).toBeVisible()
    const pages = within(screen.getByLabelText('Quick jump:')).getAllByRole('option')
    expect(pages).toHaveLength(Math.ceil(all.length / 6))
  })

  test('shows every picture once on the way to the last page', async () => {
    visitSite('/gallery')
    await arrived()
    const seen = shown()
    for (let page = 2; page <= Math.ceil(all.length / 6); page += 1) {
      press('Next')
      seen.push(...shown())
    }
    expect(seen).toEqual(all)
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  test('a category begins at its first page, with its own pictures', async () => {
    visitSite('/gallery')
    await arrived()
    press('Go to page 3')
    const [, retail] = entries
    fireEvent.click(within(filter()).getByRole('button', { name: retail?.title ?? '' }))
    expect(chosen()).toEqual([retail?.title])
    expect(shown()).toEqual(stored([retail]).slice(0, 6))
    expect(screen.getByText(`Showing 6 of ${retail?.image.length} images`)).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Quick jump:' })).toBeNull()
    expect(contentCalls).toEqual(['GET /api/gallery'])
  })

  test('a picture opens large, its category under it, and closes again', async () => {
    visitSite('/gallery')
    await arrived()
    fireEvent.click(thumbs()[1] ?? document.body)
    const dialog = screen.getByRole('dialog')
    expect(pictures(dialog)).toEqual([all[1]])
    expect(within(dialog).getByText(entries[0]?.title ?? '')).toBeVisible()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
