import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docExamples, putExamples } from '../../support/doc-examples.ts'
import { copyProject } from '../../support/project-copy.ts'
import { root as engine } from '../../support/root.ts'

const doc = 'docs/adding-a-block.md'
const schema = 'schemas/blocks/quote.ts'
const page = 'page-configs/general/about.ts'

let project: Awaited<ReturnType<typeof copyProject>>
const at = (file: string) => join(project.root, file)

/** Follows the steps of the document in a copy of the project. */
beforeAll(async () => {
  project = await copyProject()
  const text = await readFile(join(engine, doc), 'utf8')
  await putExamples(
    project.root,
    docExamples.filter((example) => example.doc === doc),
  )
  const lines = [...text.matchAll(/in the list `([^`]+)`: `([^`]+)`/g)]
  expect(lines).toHaveLength(2)
  for (const [, list = '', line = ''] of lines) await appendFile(at(list), `${line}\n`)
  const [, block = ''] = /A page then shows the block: `([^`]+)`/.exec(text) ?? []
  const source = await readFile(at(page), 'utf8')
  await writeFile(at(page), source.replace('blocks: [', `blocks: [${block},`))
  // The copy has no tests and benches.
  const config = { extends: './tsconfig.json', include: ['schemas', 'page-configs', 'block-library', 'src'] }
  await writeFile(at('steps.json'), JSON.stringify(config))
})
afterAll(() => project.remove())

async function ran(...command: string[]) {
  const running = project.run(...command)
  return { code: await running.ended, output: running.output() }
}

test('the steps give a block that compiles, is described, and is valid on a page', async () => {
  expect(await ran('node', 'tools/run.mjs', 'schemas')).toMatchObject({ code: 0 })
  expect(await readFile(at('docs/blocks.md'), 'utf8')).toContain('## quote')
  expect(await ran('tsc', '-p', 'steps.json')).toEqual({ code: 0, output: '' })
  expect(await ran('node', 'tools/run.mjs', 'validate', '--page', '/about')).toEqual({
    code: 0,
    output: '/about: nothing found\n',
  })
})

test('the compiler names a schema without the keys of every block', async () => {
  const source = await readFile(at(schema), 'utf8')
  await writeFile(at(schema), source.replace("...blockBase('quote'),", "type: z.literal('quote'),"))
  const { output } = await ran('tsc', '-p', 'steps.json')
  expect(output).toMatch(
    /^schemas\/blocks\/index\.ts\(\d+,\d+\): error [^]*The schema of the block quote needs \.\.\.blockBase\('quote'\)/m,
  )
})
