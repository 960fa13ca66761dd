import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { attachBehaviours, behaviours } from '../../../src/runtime/app/attach-behaviours.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { filesBelow } from '../../support/files-below.ts'
import { root } from '../../support/root.ts'

const events = watchEvents()
const made: string[] = []
afterEach(() => {
  for (const name of made.splice(0)) behaviours.delete(name)
})

/** Adds a behaviour for this test. Returns it and its detach function. */
function add(name: string, attach = vi.fn<(element: HTMLElement) => () => void>()) {
  const detach = vi.fn<() => void>()
  if (!attach.getMockImplementation()) attach.mockReturnValue(detach)
  behaviours.set(name, attach)
  made.push(name)
  return { attach, detach }
}

function page(...names: string[]): HTMLElement[] {
  document.body.innerHTML = names.map((name) => `<div data-behaviour="${name}"></div>`).join('')
  return [...document.body.querySelectorAll<HTMLElement>('div')]
}

describe('each marked element', () => {
  test('has the behaviour of its name attached, and detached again', () => {
    const [firstElement, two] = [add('one'), add('two')]
    const [first, second, third] = page('one', 'two', 'one')
    const detach = attachBehaviours(document)
    expect(firstElement.attach.mock.calls).toEqual([[first], [third]])
    expect(two.attach.mock.calls).toEqual([[second]])
    expect(firstElement.detach).not.toHaveBeenCalled()
    detach()
    expect([firstElement.detach, two.detach].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  })

  test('within the given part alone', () => {
    const { attach } = add('one')
    const [, second] = page('one', 'one')
    document.body.insertAdjacentHTML('beforeend', '<main></main>')
    const main = document.querySelector('main')
    main?.append(second ?? '')
    attachBehaviours(main ?? document)()
    expect(attach.mock.calls).toEqual([[second]])
  })

  test('may fail: the failure is reported, and the others are attached', () => {
    const error = new Error('It is broken')
    add(
      'broken',
      vi.fn(() => {
        throw error
      }),
    )
    const { attach, detach } = add('one')
    page('one', 'broken', 'one')
    const detachAll = attachBehaviours(document)
    expect(attach).toHaveBeenCalledTimes(2)
    expect(events).toEqual([{ kind: 'behaviour-failed', behaviour: 'broken', error }])
    detachAll()
    expect(detach).toHaveBeenCalledTimes(2)
    takeConsole()
  })

  test('with an unknown name is ignored, as on a page of an older publish', () => {
    const { attach } = add('one')
    page('removed', 'one')
    attachBehaviours(document)()
    expect(attach).toHaveBeenCalledOnce()
  })
})

describe('the names', () => {
  const files = ['block-library', 'src'].flatMap(filesBelow)
  const named = files.flatMap((file) => /([\w-]+)\.behaviour\.tsx?$/.exec(file)?.[1] ?? [])
  const marks = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/data-behaviour=("[^"]*"|\{[^}]*\})/g) ?? [],
    )
  /** Returns the name in a mark: `"pages"`, or `{several ? 'pages' : undefined}`. */
  const nameIn = (mark: string) => /="([\w-]+)"$|\? '([\w-]+)' : undefined\}$/.exec(mark)?.slice(1).join('')

  test('are unique, and each file is attached', () => {
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
    expect([...behaviours.keys()].toSorted()).toEqual(named.toSorted())
  })

  test('are those that views use, and the other way round', () => {
    expect(marks.filter((mark) => !nameIn(mark))).toEqual([])
    expect([...new Set(marks.map((mark) => nameIn(mark) ?? ''))].toSorted()).toEqual(named.toSorted())
  })
})
