import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadForPaper } from '../../../src/runtime/app/load-for-paper.ts'
import { slideExamples as carousel } from '../../../block-library/showcase/slide-examples.ts'
import { renderExample } from '../../support/render-example.tsx'

const first = 'Presentation wall in a boardroom'
const second = 'Overview wall in a control room'
const last = 'Main screen in an auditorium'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const slide = () => screen.getByRole('group', { name: /^\d+ of \d+$/ })

describe('in a browser that decodes pictures', () => {
  let finish: () => void
  let fail: (reason: Error) => void
  beforeEach(() => {
    const decoded = new Promise<void>((resolve, reject) => {
      finish = resolve
      fail = reject
    })
    Object.defineProperty(HTMLImageElement.prototype, 'decode', { configurable: true, value: () => decoded })
    return () => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })

  test('the next slide is shown when its picture is decoded, and not before', async () => {
    const { container } = await renderExample(carousel.default)
    await press('Next')
    expect(slide()).toHaveTextContent(first)
    const eager = [...container.querySelectorAll('img')].map(({ loading }) => loading === 'eager')
    expect(eager).toEqual([false, true, false])
    await act(async () => finish())
    expect(slide()).toHaveTextContent(second)
  })

  test('every picture is loaded before the page is printed', async () => {
    const { container } = await renderExample(carousel.default)
    loadForPaper()
    window.dispatchEvent(new Event('beforeprint'))
    expect([...container.querySelectorAll('img')].map(({ loading }) => loading)).toEqual(
      Array(3).fill('eager'),
    )
  })

  test('a picture that fails does not stop the carousel', async () => {
    await renderExample(carousel.default)
    await press('Next')
    await act(async () => fail(new Error('broken')))
    expect(slide()).toHaveTextContent(second)
  })

  test('only the slide that was requested last is shown', async () => {
    await renderExample(carousel.default)
    await press('Next')
    await press('Next')
    await act(async () => finish())
    expect(slide()).toHaveTextContent(last)
  })
})
