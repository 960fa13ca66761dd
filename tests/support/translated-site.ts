import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import type { Translation } from '../../schemas/translation.ts'
import { asDeployed } from '../../src/site/config/override-site.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { joinContent } from '../../src/site/joined/join-content.ts'
import { translatedFiles } from '../../src/site/languages/translations.ts'
import { engineName } from '../../src/util/engine-of.ts'
import { engineWords } from './engine-words.ts'
import { importModule } from './import-module.ts'
import { root as engine } from './root.ts'

/** Marks a text as translated. Placeholders, tags and digits stay. */
const inEnglish = (text: string) =>
  text.includes('<') ? text.replaceAll(/(?<=>)[^<]+(?=<)/g, '⟦$&⟧') : `⟦${text}⟧`

/** Returns a copy of the bakery with the languages German and English. No text is translated. */
export function bakeryInTwoLanguages(): string {
  const root = mkdtempSync(join(inject('examples'), 'languages-'))
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(engine, join(root, 'node_modules', engineName))
  for (const folder of ['page-configs', 'content', 'public'])
    cpSync(join(engine, 'tests/second-site', folder), join(root, folder), { recursive: true })
  const settings = join(root, 'page-configs/site.ts')
  const languages = `languages: [{ tag: 'de-DE' }, { tag: 'en', root: '/en' }],\n  `
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('dates: {', `${languages}dates: {`))
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

/** Writes translations of all texts of the files that pass a test. */
export async function translate(
  root: string,
  isWanted: (source: string) => boolean = () => true,
  status?: 'draft',
) {
  for (const { file, texts } of translatedFiles(await readTranslated(root))) {
    if (!texts.some(({ source }) => isWanted(source))) continue
    const entries = texts.map(({ key, of, text }) => [key, { of, text: inEnglish(text) }] as const)
    const translation: Translation = { ...(status && { status }), texts: Object.fromEntries(entries) }
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(translation, null, 2))
  }
}
