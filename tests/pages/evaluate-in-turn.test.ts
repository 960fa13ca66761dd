import { afterEach, beforeEach, expect, test } from 'vitest'
import { evaluateInTurn } from '../../src/app/evaluate-in-turn.ts'

const evaluated: string[] = []
beforeEach(() => Object.assign(globalThis, { evaluated }))
afterEach(() => {
  evaluated.length = 0
  Reflect.deleteProperty(globalThis, 'evaluated')
  document.head.replaceChildren()
})

/** A file that tells of its evaluation; each address is another file, as none is evaluated twice. */
const telling = (name: string) => `data:text/javascript,globalThis.evaluated.push('${name}')`

function templateOf(files: string[]): HTMLTemplateElement {
  const template = document.createElement('template')
  for (const href of files)
    template.content.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  return template
}

test('all files are asked for before the first is evaluated, and each is a task of its own', async () => {
  const files = Array.from({ length: 10 }, (_, index) => telling(`file ${index}`))
  let tasks = 0
  const counting = setInterval(() => (tasks += 1))
  await evaluateInTurn(templateOf(files))
  clearInterval(counting)
  expect([...document.head.querySelectorAll('link')].map(({ href }) => href)).toEqual(files)
  expect(evaluated).toEqual(files.map((_, index) => `file ${index}`))
  expect(tasks).toBeGreaterThan(5)
})

test('a file that fails ends it quietly: whoever needs it says so', async () => {
  await evaluateInTurn(
    templateOf([telling('first'), `data:text/javascript,throw new Error('broken')`, telling('third')]),
  )
  expect(evaluated).toEqual(['first'])
})

test('a page without a list of files has none', async () => {
  await evaluateInTurn(null)
  expect(document.head.childElementCount).toBe(0)
})
