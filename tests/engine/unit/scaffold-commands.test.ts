import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { askFor } from '../../../src/author/scaffold/ask.ts'
import { newCommand, type Ask } from '../../../src/author/scaffold/new-command.ts'
import { openProject } from '../../../src/author/scaffold/open-project.ts'
import { renameCommand } from '../../../src/author/scaffold/rename-command.ts'
import { exampleSite } from '../../support/example-site.ts'
import { schemas } from '../../support/generated.ts'

const load = () => Promise.resolve(schemas)
const redirects = 'page-configs/redirects.ts'

/** Returns the output of `npm run new` in a copy of the small site. */
async function written(args: string[], ask?: Ask) {
  const root = await exampleSite({})
  const lines: string[] = []
  await newCommand(args, { root, log: (line) => lines.push(line) }, { ask, load })
  return { root, lines, read: (file: string) => readFileSync(join(root, file), 'utf8') }
}

describe('npm run new', () => {
  test('writes the files of its flags and the known names, and reports them', async () => {
    const { lines, read } = await written(['werk', '--title', 'Ring'])
    expect(lines.slice(0, 3)).toEqual([
      'written  page-configs/werke/ring.ts',
      'written  content/api/ring.json',
      'written  page-configs/structured-data/ring.json',
    ])
    expect(lines).toContain('Its address is /lampen/ring')
    expect(read('page-configs/known.schema.json')).toContain('/lampen/ring')
  })

  test('writes the answers, and nothing after a cancel', async () => {
    const answered = await written([], () =>
      Promise.resolve({ what: 'redirect', from: '/alt', to: '/schreiben' }),
    )
    expect(answered.lines[0]).toBe(`written  ${redirects}`)
    const left = await written([], () => Promise.resolve(undefined))
    expect(left.lines).toEqual([])
    expect(existsSync(join(left.root, redirects))).toBe(false)
  })

  test('refuses unknown arguments', async () => {
    await expect(written(['werk', '--titel', 'Ring'])).rejects.toThrow("Unknown option '--titel'")
    await expect(written(['werk'])).rejects.toThrow('--title is needed')
    await expect(written(['werk', '--title', '日本'])).rejects.toThrow('--slug garden-lamp')
  })
})

describe('its questions', () => {
  /** Returns the wishes after these keys are pressed. */
  async function requested(words: Parameters<typeof askFor>[1], ...keys: string[]) {
    const project = await openProject(await exampleSite({}))
    const [input, output] = [new PassThrough(), new PassThrough()]
    let shown = ''
    output.on('data', (part) => (shown += String(part)))
    const wishes = askFor(project, words, { input, output })
    for (const key of keys) {
      await new Promise((settle) => setImmediate(settle))
      input.write(key)
    }
    return { wishes: await wishes, shown }
  }
  const [enter, down, cancel] = ['\r', '\u001B[B', '\u0003']

  test('concern only missing arguments', async () => {
    const { wishes, shown } = await requested({ what: 'redirect', from: '/alt' }, '/neu', enter)
    expect(wishes).toEqual({ what: 'redirect', from: '/alt', to: '/neu' })
    expect(shown).not.toContain('Which address has moved?')
  })

  test('begin with the kind of file', async () => {
    const { wishes, shown } = await requested({}, enter, 'Ring', enter)
    expect(wishes).toEqual({ what: 'werk', title: 'Ring' })
    expect(shown).toContain('a redirect from an address that has moved')
    expect((await requested({ what: 'page' }, down, enter, 'Pflege', enter)).wishes).toMatchObject({
      title: 'Pflege',
      kind: expect.any(String),
    })
  })

  test('include the last part of the address if the title has no Latin letter', async () => {
    const [backspace] = ['\u007F']
    const keys = ['日', enter, ...Array.from('日', () => backspace), 'japan', enter]
    const { wishes, shown } = await requested({ what: 'werk', title: '日本' }, ...keys)
    expect(wishes).toEqual({ what: 'werk', title: '日本', slug: 'japan' })
    expect(shown).toContain('Please write letters from a to z')
    expect((await requested({ what: 'werk' }, 'Weißbrot', enter)).wishes).toEqual({
      what: 'werk',
      title: 'Weißbrot',
    })
  })

  test('end after a cancel', async () => {
    const { wishes, shown } = await requested({ what: 'block' }, cancel)
    expect(wishes).toBeUndefined()
    expect(shown).toContain('Nothing was written')
  })
})

describe('npm run rename', () => {
  test('moves a page, and reports it', async () => {
    const root = await exampleSite({})
    const lines: string[] = []
    await renameCommand(['/lampen/bogen', '/lampen/esche'], { root, log: (line) => lines.push(line) }, load)
    expect(lines).toContain('written  page-configs/werke/esche.json')
    expect(lines).toContain('removed  page-configs/werke/bogen.json')
    expect(readFileSync(join(root, redirects), 'utf8')).toContain("to: '/lampen/esche'")
  })

  test.each([[['/lampen/bogen']], [['lampen/bogen', '/lampen/esche']], [['/lampen/bogen', '/a', '/b']]])(
    '%j is refused',
    async (args) => {
      const root = await exampleSite({})
      await expect(renameCommand(args, { root, log: () => undefined }, load)).rejects.toThrow(
        'npm run rename -- /the/old/address /the/new/address',
      )
    },
  )
})
