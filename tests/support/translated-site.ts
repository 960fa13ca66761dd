import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { asDeployed } from '../../src/site/config/override-site.ts'
import { presetWords } from '../../src/site/config/preset-words.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { joinContent } from '../../src/site/joined/join-content.ts'
import { engineName } from '../../src/util/engine-of.ts'
import { engineWords } from './engine-words.ts'
import { importModule } from './import-module.ts'
import { unmarkedInDocument } from './pseudo-site.ts'
import { root as engine } from './root.ts'

/** Files of texts of the bakery's own blocks, which the tests' process does not know. */
const ofOwnBlocks = /translations\/en\/(general\/kontakt|words)\.json$/

/** Returns a copy of the bakery. */
export function copyBakery(): string {
  const root = mkdtempSync(join(inject('examples'), 'languages-'))
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(engine, join(root, 'node_modules', engineName))
  for (const folder of ['page-configs', 'content', 'public'])
    cpSync(join(engine, 'tests/second-site', folder), join(root, folder), {
      recursive: true,
      filter: (file) => !ofOwnBlocks.test(file),
    })
  return root
}

/** Reads a copy of the bakery with its content. */
export async function readTranslated(root: string, host = '', send?: (address: string) => Promise<Response>) {
  const project = asDeployed(await readProject(root, engineWords(root, importModule)), {})
  const { config } = project
  if (!config) throw new Error(JSON.stringify(project.files.flatMap(({ problems }) => problems)))
  const asking = send && { send, responses: new Map(), look: () => Promise.resolve({}) }
  return joinContent({ ...project, config }, { host, ...(asking && { asking }) })
}

/**
 * Returns a function that lists the German words of a document outside parts that have the attribute `lang`. `german` are
 * documents in German, `english` are texts whose words are not German.
 */
export function germanWords(german: readonly Document[], english: unknown): (document: Document) => string[] {
  const same = wordsIn([english, presetWords('en')])
  const germanTexts = wordsIn(german.map((document) => unmarkedInDocument(document)))
  return (document) => {
    for (const part of document.querySelectorAll('body [lang]')) part.remove()
    return [...wordsIn(unmarkedInDocument(document))].filter(
      (word) => germanTexts.has(word) && !same.has(word),
    )
  }
}

/** Returns the words of all texts in a value. */
const wordsIn = (value: unknown) =>
  new Set(
    JSON.stringify(value)
      .replaceAll('\\n', ' ')
      .match(/\p{L}{3,}/gu) ?? [],
  )
