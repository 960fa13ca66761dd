import { beforeEach, expect, test } from 'vitest'
import { keepUse } from '../../../src/runtime/app/keep-use.ts'

let root: HTMLElement
beforeEach(() => {
  root = document.createElement('div')
  document.body.replaceChildren(root)
})

const question = (words: string, open = false) =>
  `<details${open ? ' open' : ''}><summary>${words}</summary>Answer</details>`
const page = (faq: string, other = '') =>
  `<main><div id="faq">${faq}</div><div id="more">${other}</div></main><footer><a href="/">Home</a></footer>`

/** Records the use of one page and restores it in another. Returns the questions that are open there. */
function redraw(before: string, after: string, use = () => {}): (string | undefined)[] {
  root.innerHTML = before
  use()
  const restore = keepUse(root)
  root.innerHTML = after
  restore()
  return [...root.querySelectorAll('details[open]')].map(
    (details) => `${details.closest('div')?.id} ${details.querySelector('summary')?.textContent}`,
  )
}

test('what the visitor opened is open, and what they closed is closed', () => {
  const drawn = page(question('Price?', true) + question('Size?'))
  expect(
    redraw(drawn, drawn, () => {
      for (const details of root.querySelectorAll('details')) details.open = !details.open
    }),
  ).toEqual(['faq Size?'])
})

test('a question that is new is as it was drawn, and one that is gone is forgotten', () => {
  expect(redraw(page(question('Price?', true)), page(question('Size?', true) + question('Weight?')))).toEqual(
    ['faq Size?'],
  )
})

test('the same words in another block are another question', () => {
  const asked = question('Price?')
  expect(
    redraw(page(asked, asked), page(asked, asked), () => {
      const details = root.querySelector<HTMLDetailsElement>('#more details')
      if (details) details.open = true
    }),
  ).toEqual(['more Price?'])
})

test.each([
  ['a summary', 'summary'],
  ['a link of the footer', 'footer a'],
  ['a field, by its name', 'input[name=b]'],
  ['a button, by its label', 'button[aria-label=Next]'],
])('the focus stays on %s', (_, selector) => {
  const drawn = page(
    question('Price?'),
    '<input name="a"><input name="b"><button aria-label="Back">→</button><button aria-label="Next">→</button>',
  )
  redraw(drawn, drawn, () => root.querySelector<HTMLElement>(selector)?.focus())
  expect(root.querySelector(selector)).toHaveFocus()
})

test('a focus on what is gone, or outside, is left alone', () => {
  redraw(page(question('Price?')), page(''), () => root.querySelector('summary')?.focus())
  expect(document.body).toHaveFocus()
  document.body.insertAdjacentHTML('beforeend', '<button>Outside</button>')
  const drawn = page(question('Price?'))
  redraw(drawn, drawn, () => document.querySelector('button')?.focus())
  expect(document.querySelector('button')).toHaveFocus()
})
