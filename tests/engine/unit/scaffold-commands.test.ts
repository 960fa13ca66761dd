import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { askOn } from '../../../src/author/scaffold/ask.ts'
import { newCommand } from '../../../src/author/scaffold/new-command.ts'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { planNew, type Ask, type NewOptions } from '../../../src/author/scaffold/plan-new.ts'
import { renameCommand } from '../../../src/author/scaffold/rename-command.ts'
import { exampleSite } from '../../support/example-site.ts'
import { schemas } from '../../support/generated.ts'

const redirects = 'page-configs/redirects.ts'

/** Returns the output of `npm run new` in a copy of the small site. */
async function written(args: string[], ask?: Ask) {
  const root = await exampleSite({})
  const lines: string[] = []
  await newCommand(args, { root, log: (line) => lines.push(line) }, ask)
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

  test('begins a page and an article as a draft, and nothing else', async () => {
    const { read } = await written(['werk', '--title', 'Ring', '--draft'])
    expect(read('page-configs/werke/ring.ts')).toContain('draft: true')
    await expect(written(['block', '--name', 'ring', '--draft'])).rejects.toThrow('is for pages and articles')
  })

  test('writes the answers, and nothing after a cancel', async () => {
    const answers: NewOptions = { what: 'redirect', from: '/alt', to: '/schreiben' }
    const answered = await written([], (option) => Promise.resolve(answers[option] ?? ''))
    expect(answered.lines[0]).toBe(`written  ${redirects}`)
    await expect(written([], () => Promise.reject(new Error('cancelled')))).rejects.toThrow('cancelled')
  })

  test('refuses unknown arguments', async () => {
    await expect(written(['werk', '--titel', 'Ring'])).rejects.toThrow("Unknown option '--titel'")
    await expect(written(['werk'])).rejects.toThrow('--title is needed')
    await expect(written(['language'])).rejects.toThrow('docs/languages.md')
    await expect(written(['werk', '--title', '日本'])).rejects.toThrow('--slug garden-lamp')
  })
})

describe('its questions', () => {
  /** Returns the first planned file after these keys are pressed. */
  async function requested(given: NewOptions, ...keys: string[]) {
    const project = await projectToChange(await exampleSite({}))
    const [input, output] = [new PassThrough(), new PassThrough()]
    let shown = ''
    output.on('data', (part) => (shown += String(part)))
    const plan = planNew(project, given, () => Promise.resolve(schemas), askOn({ input, output }))
    for (const key of keys) {
      await new Promise((settle) => setImmediate(settle))
      input.write(key)
    }
    const { creates } = await plan
    return { file: [...creates.keys()][0], text: [...creates.values()][0], shown }
  }
  const [enter, down, cancel] = ['\r', '\u001B[B', '\u0003']

  test('concern only missing arguments', async () => {
    const { text, shown } = await requested({ what: 'redirect', from: '/alt' }, '/schreiben', enter)
    expect(text).toContain('[{"from":"/alt","to":"/schreiben"}]')
    expect(shown).not.toContain('Which address has moved?')
  })

  test('begin with the kind of file', async () => {
    const { file, shown } = await requested({}, enter, 'Ring', enter)
    expect(file).toBe('page-configs/werke/ring.ts')
    expect(shown).toContain('a redirect from an address that has moved')
    const general = await requested({ what: 'page' }, down, enter, 'Pflege', enter)
    expect(general.file).toBe('page-configs/general/pflege.ts')
  })

  test('include the last part of the address if the title has no Latin letter', async () => {
    const [backspace] = ['\u007F']
    const keys = ['日', enter, ...Array.from('日', () => backspace), 'japan', enter]
    const { file, shown } = await requested({ what: 'werk', title: '日本' }, ...keys)
    expect(file).toBe('page-configs/werke/japan.ts')
    expect(shown).toContain('Please write letters from a to z')
    const latin = await requested({ what: 'werk' }, 'Weißbrot', enter)
    expect(latin.file).toBe('page-configs/werke/weissbrot.ts')
  })

  test('end after a cancel', async () => {
    await expect(requested({ what: 'block' }, cancel)).rejects.toThrow('Nothing was written')
  })
})

describe('npm run rename', () => {
  test('moves a page, and reports it', async () => {
    const root = await exampleSite({})
    const lines: string[] = []
    await renameCommand(['/lampen/bogen', '/lampen/esche'], { root, log: (line) => lines.push(line) })
    expect(lines).toContain('written  page-configs/werke/esche.json')
    expect(lines).toContain('removed  page-configs/werke/bogen.json')
    expect(readFileSync(join(root, redirects), 'utf8')).toContain("to: '/lampen/esche'")
  })

  test.each([[['/lampen/bogen']], [['lampen/bogen', '/lampen/esche']], [['/lampen/bogen', '/a', '/b']]])(
    '%j is refused',
    async (args) => {
      const root = await exampleSite({})
      await expect(renameCommand(args, { root, log: () => undefined })).rejects.toThrow(
        'npm run rename -- /the/old/address /the/new/address',
      )
    },
  )
})
