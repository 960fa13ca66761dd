import transliterate from '@sindresorhus/transliterate'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { AuthorError } from '../../util/author-error.ts'
import { engineName, engineOf } from '../../util/engine-of.ts'
import { unknownValue } from '../../util/unknown-value.ts'
import { hyphenated } from './names.ts'
import { wordSets, wordsSource } from './new-words.ts'
import type { Plan } from './plan.ts'
import brand from './site/brand.tokens.json' with { type: 'json' }
import { drawFiles } from './site/drawn-files.ts'
import { startingFiles, startingTexts } from './site/starting-files.ts'

/** Plans a new site, except the words of its blocks, and draws its pictures. */
export async function newSite(root: string, language: string, title?: string): Promise<Plan> {
  const texts = startingTexts[language]
  const words = wordSets[language]
  if (!texts || !words) throw unknownValue('--language', language, Object.keys(startingTexts))
  const present = ['page-configs', 'public', 'tsconfig.json'].filter((name) => existsSync(join(root, name)))
  if (present.length > 0)
    throw new AuthorError('Nothing was written: a new site needs an empty folder', [
      { place: root, problems: present.map((name) => `${name} is there already`) },
    ])
  const name = title ?? basename(root)
  const creates = startingFiles(name, texts)
  // Blocks bring their own words: finishing the plan adds those that the pages need.
  creates.set('page-configs/words.ts', wordsSource({ common: words.common }))
  const file = 'package.json'
  const isNew = !existsSync(join(root, file))
  const own: unknown = isNew
    ? { name: hyphenated(transliterate(name, { locale: language })) || 'site', private: true }
    : JSON.parse(readFileSync(join(root, file), 'utf8'))
  const plan: Plan = { creates, edits: new Map(), removes: [], notes: notesOf() }
  plan[isNew ? 'creates' : 'edits'].set(file, packageOf(Object(own), root))
  const drawn = await drawFiles(root, name, brand.color.accent.$value.hex)
  return { ...plan, notes: [...drawn.map((path) => `drawn    ${path}`), '', ...plan.notes] }
}

const scripts = [
  'dev',
  'workbench',
  'validate',
  'check',
  'build',
  'start',
  'serve',
  'doctor',
  'new',
  'rename',
  'schemas',
  'enquiries',
]

function packageOf(own: object, root: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(engineOf(root), 'package.json'), 'utf8'),
  )
  const before: { scripts?: object; dependencies?: object } = own
  return JSON.stringify({
    ...own,
    type: 'module',
    scripts: {
      ...Object.fromEntries(scripts.map((name) => [name, `${engineName} ${name}`])),
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
