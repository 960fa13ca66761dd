import transliterate from '@sindresorhus/transliterate'
import { existsSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { AuthorError } from '../../util/author-error.ts'
import { engineName, engineOf } from '../../util/engine-of.ts'
import { commands } from '../command-line/commands.mjs'
import { hyphenated } from './names.ts'
import { newPlan, type Plan } from './plan.ts'
import { sample } from './sample.ts'
import { filledTemplate } from './template.ts'

/** Plans a new site from `template/site`, and copies its pictures. In another language than English, its texts are samples. */
export async function newSite(root: string, locale: string, title?: string): Promise<Plan> {
  const present = ['page-configs', 'public', 'tsconfig.json'].filter((name) => existsSync(join(root, name)))
  if (present.length > 0)
    throw new AuthorError('Nothing was written: a new site needs an empty folder', [
      { place: root, problems: present.map((name) => `${name} is there already`) },
    ])
  const name = title ?? basename(root)
  const template = join(engineOf(root), 'template/site')
  const creates = filledTemplate(template, valuesOf(name, locale))
  const file = 'package.json'
  const isNew = !existsSync(join(root, file))
  const before: unknown = isNew
    ? { name: hyphenated(transliterate(name, { locale })) || 'site', private: true }
    : JSON.parse(readFileSync(join(root, file), 'utf8'))
  const plan = newPlan({ creates, notes })
  const text = packageOf(Object(before), root)
  if (isNew) plan.creates.set(file, text)
  else plan.edits.set(file, { before: readFileSync(join(root, file), 'utf8'), after: text })
  await cp(join(template, 'public'), join(root, 'public'), { recursive: true })
  return plan
}

/** Returns the value in a new site for a text of the template with its key. */
function valuesOf(name: string, tag: string): (text: string, key?: string) => string {
  const { language, region = 'GB' } = new Intl.Locale(tag).maximize()
  const locale = tag === 'en' ? 'en-GB' : tag
  const country = locale === 'en-GB' ? 'GB' : region
  const values = new Map([
    ['language', locale],
    ['locale', locale],
    ['country', country],
    ['timeZone', timeZoneOf(country)],
    ['phone', undefined],
    ['brand', name],
  ])
  return (text, key = '') => {
    if (values.has(key)) return values.get(key) ?? text
    const filled = text.replaceAll('New site', name)
    const isShown = /\s|^\p{Lu}/u.test(text.replaceAll(/\{\w+\}/g, '').trim())
    return isShown && language !== 'en' ? sample(filled) : filled
  }
}

/** Returns the time zone of this machine if the country has it, or else one of the country. */
function timeZoneOf(country: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const locale = Object(new Intl.Locale('en', { region: country }))
  // Newer versions of Node have the method.
  const zones: string[] = locale.getTimeZones?.() ?? locale.timeZones ?? []
  // The first zone of Spain or Portugal is on an island.
  return zones.includes(timeZone)
    ? timeZone
    : (zones.find((zone) => zone.startsWith('Europe/')) ?? zones[0] ?? 'UTC')
}

function packageOf(before: { scripts?: object; dependencies?: object }, root: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(engineOf(root), 'package.json'), 'utf8'),
  )
  return JSON.stringify({
    ...before,
    type: 'module',
    scripts: {
      ...before.scripts,
      ...Object.fromEntries(Object.keys(commands).map((name) => [name, `${engineName} ${name}`])),
      test: `${engineName} check`,
      // After `npm ci`, editors complete configs.
      prepare: `${engineName} schemas --ignored`,
    },
    dependencies: { [engineName]: `^${version}`, ...before.dependencies },
  })
}

const notes = [
  'copied   public/: a logo, icons and pictures to replace',
  '',
  'npm run dev      shows the site while you edit it',
  'npm run check    checks all of it',
  'Replace the invented telephone number and e-mail address in page-configs/site.ts, then remove "samples" there',
]
