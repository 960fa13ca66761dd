import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { fixFindings } from '../../../src/lint/fix-findings.ts'
import { lastFindings } from '../../../src/author/commands/last-findings.ts'
import { sourcesOf } from '../../../src/site/joined/sources-of.ts'
import { validate } from '../../../src/lint/validate.ts'
import { exampleSite } from '../../support/example-site.ts'

type Judge = Parameters<typeof lastFindings>[0]['judge']

/** Returns the small site with a config that imports a text. */
async function openSite() {
  const root = await exampleSite({
    'teile/anfang.ts': "export const anfang = 'Licht, einzeln gebaut'\n",
    'page-configs/general/index.ts': (text) =>
      `import { anfang } from '../../teile/anfang.ts'\n${text.replace(`'Licht, einzeln gebaut'`, 'anfang')}`,
  })
  const at = (file: string) => join(root, file)
  const edit = async (file: string, from: string, to: string) => {
    const text = await readFile(at(file), 'utf8')
    expect(text).toContain(from)
    await writeFile(at(file), text.replace(from, to))
  }
  /** Returns the findings, and whether the rules ran. */
  const report = async (code = 'of today', deployed = false) => {
    const judge = vi.fn<Judge>((reportImports) => validate(root, { deployed }, reportImports))
    const findings = await lastFindings({ root, code, deployed, judge })
    return { findings, isAnew: judge.mock.calls.length > 0 }
  }
  /** Waits, because files saved a moment ago are not taken from the cache. */
  const settle = () => pause(60)
  return { root, at, edit, report, settle }
}

test('the last findings are reported where nothing changed, new findings after every change', async () => {
  const { root, at, edit, report, settle } = await openSite()
  const home = 'page-configs/general/index.ts'
  const [answer, picture] = ['content/api/bogen.json', 'public/media/abend.webp']
  const kept = await readFile(at(picture))
  const edits: [what: string, edit: () => Promise<void>][] = [
    ['a misspelt key', () => edit(home, 'emptyText', 'emtyText')],
    ['the key as it was, and as long', () => edit(home, 'emtyText', 'emptyText')],
    ['content', () => edit(answer, 'bogen_section1', 'bogen_section9')],
    ['content as it was', () => edit(answer, 'bogen_section9', 'bogen_section1')],
    ['a text that a config imports', () => edit('teile/anfang.ts', 'Licht, einzeln gebaut', 'SAMPLE: Licht')],
    ['that as it was', () => edit('teile/anfang.ts', 'SAMPLE: Licht', 'Licht, einzeln gebaut')],
    ['no picture', () => rm(at(picture))],
    ['the picture', () => writeFile(at(picture), kept)],
    ['a picture that is none', () => writeFile(at(picture), 'x'.repeat(kept.length))],
  ]
  const counts: number[] = []
  for (const [what, change] of edits) {
    await change()
    await settle()
    const first = await report()
    const fromNothing = await validate(root)
    expect(first, what).toEqual({ findings: fromNothing, isAnew: true })
    const again = await report()
    // JSON omits undefined values.
    expect(again, what).toEqual({ findings: JSON.parse(JSON.stringify(fromNothing)), isAnew: false })
    const sources = sourcesOf({ files: [], root })
    expect(fixFindings(again.findings, sources), what).toEqual(fixFindings(fromNothing, sources))
    counts.push(fromNothing.length)
  }
  // Every mistake is found, and every corrected one disappears.
  expect(counts.map((count) => count > 0)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1].map(Boolean))
})

test('other code and other circumstances run the rules again', async () => {
  const { report, settle } = await openSite()
  await settle()
  expect(await report()).toMatchObject({ isAnew: true })
  expect(await report('of tomorrow')).toMatchObject({ isAnew: true })
  expect(await report('of tomorrow', true)).toMatchObject({ isAnew: true })
  vi.stubEnv('VITE_PHONE', '+49 30 7654321')
  expect(await report('of tomorrow', true)).toMatchObject({ isAnew: true })
  expect(await report('of tomorrow', true)).toMatchObject({ isAnew: false })
})

test('a broken, just saved or meanwhile saved record is ignored', async () => {
  const { root, at, edit, report, settle } = await openSite()
  await edit('page-configs/site.ts', 'export default', 'export defalt')
  await settle()
  expect(await report()).toMatchObject({ isAnew: true })
  expect(await report()).toMatchObject({ isAnew: true })
  await edit('page-configs/site.ts', 'export defalt', 'export default')
  expect(await report()).toMatchObject({ isAnew: true, findings: [] })
  await settle()
  const judge: Judge = async (reportImports) => {
    const findings = await validate(root, {}, reportImports)
    await writeFile(at('content/api/other.json'), '[]')
    await settle()
    return findings
  }
  expect(await lastFindings({ root, code: 'of today', judge })).toEqual([])
  expect((await report()).findings).toMatchObject([{ rule: 'unasked-content' }])
})
