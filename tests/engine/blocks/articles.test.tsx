import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { articleExamples as article } from '../../../block-library/article/examples.ts'
import { articleListExamples as list } from '../../../block-library/article-list/examples.ts'
import { read } from '../../support/read.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'
import { takeConsole } from '../../support/fail-on-console.ts'

const cards = () => screen.queryAllByRole('article')
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent)
const part = (...numbers: number[]) => numbers.map((number) => `News from the workshop, part ${number}`)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a sentence with a link does not part a line from the paragraph that it leads to', async () => {
  await renderExample(article['a sentence with a link within'])
  const aside = screen.getByRole('link', { name: 'Choose it' }).closest('aside')
  expect(aside?.previousElementSibling).toHaveTextContent('It says this.')
})

describe('article-list', () => {
  test('shows three articles, pages for the rest, and all of them in the markup', async () => {
    const { container } = await renderExample(list.default)
    const [first] = cards()
    if (!first) throw new Error('There is no card')
    expect(first.querySelector('img')).toHaveAttribute('src', '/storage/pictures/truck-1.webp')
    expect(within(first).getByText('Update')).toBeVisible()
    expect(within(first).getByText('March 1, 2025').tagName).toBe('TIME')
    expect(within(first).getByText(/3 min read/)).toBeVisible()
    expect(within(first).getByText('What to prepare before the first day.')).toBeVisible()
    const entries = [...container.querySelectorAll<HTMLElement>('article')]
    expect(entries.map(({ hidden }) => hidden)).toEqual([false, false, false, true, true, true, true])
    expect(screen.getAllByRole('link')).toHaveLength(3)
    expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(7)
    expect(titles()).toEqual(part(1, 2, 3))
    const pager = within(screen.getByRole('navigation', { name: 'Latest News, pages' }))
    expect(pager.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Previous',
      '1',
      '2',
      '3',
      'Next',
    ])
    await press('Next')
    expect(titles()).toEqual(part(4, 5, 6))
    await press('Go to page 3')
    expect(titles()).toEqual(part(7))
    await press('Previous')
    expect(titles()).toEqual(part(4, 5, 6))
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2')
  })

  test('an id is encoded for its address', async () => {
    await renderExample(list['id that needs encoding'])
    expect(screen.getByRole('link')).toHaveAttribute('href', '/neues/this%20%26%20that%2F2025%3F')
  })

  test('dates are long US ones, from created_at or else from date', async () => {
    const { oddities, ...content } = await read(
      [
        { id: 1, title: 'One', created_at: '2025-01-31T23:30:00+01:00', date: '2020-01-01' },
        { id: 2, title: 'Two', date: '2024-12-03' },
        { id: 3, title: 'Three' },
      ],
      { kind: 'articles' },
    )
    expect(oddities).toEqual([])
    await renderExample({ ...list.default, input: { content } })
    expect(cards().map((card) => card.querySelector('time')?.textContent)).toEqual([
      'January 31, 2025',
      'December 3, 2024',
      undefined,
    ])
  })

  test('5 min read, where an article gives no time of its own, and no message of an empty list', async () => {
    await renderExample(list.shortest)
    expect(screen.getByText(/^\s*5 min read$/)).toBeVisible()
    expect(screen.queryByText('No blogs found.')).toBeNull()
  })

  test('badge, reading time, page size and address come from the config', async () => {
    const { unmount } = await renderExample(list['words of the page'])
    expect(screen.getByText('New')).toBeVisible()
    expect(screen.getByText(/A short read/)).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/news/news-1')
    unmount()
    await renderExample(list['two on a page'])
    expect(titles()).toEqual(part(1, 2))
  })

  test('an empty list shows its message', async () => {
    const { unmount } = await renderExample(list['no article'])
    expect(screen.getByText('No blogs found.')).toBeVisible()
    expect(cards()).toEqual([])
    unmount()
    await renderExample(list['no article, in the words of the page'])
    expect(screen.getByText('Nothing new yet.')).toBeVisible()
    expect(screen.queryByText('No blogs found.')).toBeNull()
  })

  test('an article with an id alone has no empty heading', async () => {
    const { oddities: _, ...content } = await read([{ id: 1 }], { kind: 'articles' })
    await renderExample({ ...list.default, input: { content } })
    expect(screen.getByRole('link')).not.toHaveAccessibleName('')
  })
})

describe('article', () => {
  const paragraphs = () => within(screen.getByRole('article')).getAllByRole('paragraph').slice(1)
  const picture = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src')

  test('shows title, picture, date, reading time and a paragraph for each line', async () => {
    const { container } = await renderExample(article.default)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Light indoors and outdoors')
    expect(picture(container)).toBe('/storage/pictures/outdoor-sunlit.webp')
    expect(screen.getByText('February 27, 2025')).toHaveAttribute('datetime', '2025-02-27T11:00:00+05:30')
    expect(screen.getByText(/7 min read/)).toBeVisible()
    expect(paragraphs().map((paragraph) => paragraph.textContent?.slice(0, 11))).toEqual([
      'Two lamps s',
      'The first i',
      'So measure ',
    ])
  })

  test('the picture of the page replaces a missing one', async () => {
    const { container } = await renderExample(article['picture of the page'])
    expect(picture(container)).toBe('/media/hero-indoor-led-video-walls.webp')
  })

  test('a picture that fails is replaced by a text', async () => {
    const { container } = await renderExample(article.default)
    const failing = container.querySelector('img')
    if (!failing) throw new Error('The article has no picture')
    fireEvent.error(failing)
    expect(screen.getByText('The picture cannot be loaded')).toBeVisible()
    takeConsole()
  })

  test('the usual reading time, or the page’s, where the article gives none', async () => {
    const { unmount } = await renderExample(article['without reading time'])
    expect(screen.getByText(/5 min read/)).toBeVisible()
    unmount()
    await renderExample(article['reading time of the page'])
    expect(screen.getByText(/A short read/)).toBeVisible()
  })

  test('an invalid date is omitted', async () => {
    const { container } = await renderExample(article['date that is none'])
    expect(container.querySelector('time')).toBeNull()
    expect(container).not.toHaveTextContent('Invalid')
  })

  test('its description replaces a missing text', async () => {
    await renderExample(article['without text'])
    expect(paragraphs().map((paragraph) => paragraph.textContent)).toEqual([
      'A room is warm or cold only beside the weather outside.',
    ])
  })

  test('the article’s title is the page’s title', async () => {
    const { name } = await bindExample(article.default)
    expect(name).toBe('Light indoors and outdoors')
  })
})
