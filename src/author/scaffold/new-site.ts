import transliterate from '@sindresorhus/transliterate'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { wordsFile } from '../../site/config/project.ts'
import { AuthorError } from '../../util/author-error.ts'
import { engineName, engineOf } from '../../util/engine-of.ts'
import { commands } from '../commands/commands.mjs'
import { hyphenated } from './names.ts'
import { wordsSource } from './new-words.ts'
import { newPlan, type Plan } from './plan.ts'
import { drawFiles } from './site/drawn-files.ts'
import { startingColor, startingFiles, startingTexts } from './site/starting-files.ts'

/** Plans a new site, and draws its pictures. In a language without texts of the engine, its texts are English samples. */
export async function newSite(root: string, locale: string, title?: string): Promise<Plan> {
  const present = ['page-configs', 'public', 'tsconfig.json'].filter((name) => existsSync(join(root, name)))
  if (present.length > 0)
    throw new AuthorError('Nothing was written: a new site needs an empty folder', [
      { place: root, problems: present.map((name) => `${name} is there already`) },
    ])
  const name = title ?? basename(root)
  const creates = startingFiles(name, startingTexts(locale))
  creates.set(wordsFile, wordsSource({}))
  const file = 'package.json'
  const isNew = !existsSync(join(root, file))
  const own: unknown = isNew
    ? { name: hyphenated(transliterate(name, { locale })) || 'site', private: true }
    : JSON.parse(readFileSync(join(root, file), 'utf8'))
  const plan = newPlan({ creates, notes: notesOf() })
  const text = packageOf(Object(own), root)
  if (isNew) plan.creates.set(file, text)
  else plan.edits.set(file, { before: readFileSync(join(root, file), 'utf8'), after: text })
  const drawn = await drawFiles(root, name, startingColor)
  return { ...plan, notes: [...drawn.map((path) => `drawn    ${path}`), '', ...plan.notes] }
}

function packageOf(own: object, root: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(engineOf(root), 'package.json'), 'utf8'),
  )
  const before: { scripts?: object; dependencies?: object } = own
  return JSON.stringify({
    ...own,
    type: 'module',
    scripts: {
      ...Object.fromEntries(Object.keys(commands).map((name) => [name, `${engineName} ${name}`])),
      // After `npm ci`, editors complete configs.
      prepare: `${engineName} schemas --ignored`,
    },
    dependencies: { [engineName]: `^${version}`, ...before.dependencies },
  })
}

const notesOf = () => [
  'npm run dev      shows the site while you edit it',
  'npm run check    checks all of it',
  'Replace the invented telephone number and e-mail address in page-configs/site.ts, then remove "samples" there',
]
