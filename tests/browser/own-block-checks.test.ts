import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { installSecondSite } from '../support/installed-site.ts'

let site: Awaited<ReturnType<typeof installSecondSite>>
beforeAll(async () => {
  site = await installSecondSite()
  // Writes the types of the site's own blocks, which a site has in its repository.
  const schemas = site.run('schemas')
  expect(await schemas.ended, schemas.output()).toBe(0)
})
afterAll(() => site.remove())

/** Changes a file of the site until the test ends. */
async function change(file: string, from: string, to: string) {
  const path = join(site.root, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
  onTestFinished(() => writeFile(path, text))
}

/** Runs a command of the site that finds something. Returns its output. */
async function failing(script: string) {
  const command = site.npm(script)
  expect(await command.ended, command.output()).toBe(1)
  return command.output()
}

test('a misspelt word of an own block is reported by its types and by the rules', async () => {
  await change('page-configs/words.ts', "closed: 'geschlossen'", "cloosed: 'geschlossen'")
  const output = await failing('check')
  expect(output).toContain("'cloosed' does not exist in type")
  expect(output).toContain('oeffnungszeiten.cloosed [unknown-key]')
}, 120_000)

test('an illegible pair of colours of an own block is reported', async () => {
  const green = (components: string, hex: string) => `"components": [${components}],\n        "hex": "${hex}"`
  await change(
    'page-configs/brand.tokens.json',
    green('0.3647, 0.4196, 0.1373', '#5d6b23'),
    green('0.7, 0.7, 0.7', '#b3b3b3'),
  )
  expect(await failing('validate')).toContain(
    'oeffnungszeiten: ein Gebäck des Tages: onAccent on green has a contrast of ',
  )
}, 120_000)

test('a missing word of an own block is reported, without a command that cannot write it', async () => {
  await change('page-configs/words.ts', "closed: 'geschlossen', ", '')
  expect(await failing('validate')).toContain(
    'is missing: page-configs/general/kontakt.ts needs "oeffnungszeiten.closed". Write it\n',
  )
}, 120_000)
