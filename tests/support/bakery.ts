import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inject } from 'vitest'
import type { z } from 'zod'
import { blocks } from '../../block-library/blocks.ts'
import type { Page } from '../../schemas/page.ts'
import { siteSchema } from '../../schemas/site.ts'
import { siteFile } from '../../src/site/config/project.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { withSubmenus } from '../../src/site/config/submenus.ts'
import { engineName } from '../../src/util/engine-of.ts'
import { engineWords } from './engine-words.ts'
import { importData } from './import-data.ts'
import { root } from './root.ts'

/**
 * Copy of the second site, a bakery, for tests of the engine that need a whole site. It has no `tsconfig.json`, which
 * extends that of an installed engine.
 */
export const bakeryRoot = mkdtempSync(join(inject('examples'), 'bakery-'))

mkdirSync(join(bakeryRoot, 'node_modules'))
symlinkSync(root, join(bakeryRoot, 'node_modules', engineName))
for (const folder of ['page-configs', 'content'])
  cpSync(join(root, 'tests/second-site', folder), join(bakeryRoot, folder), {
    recursive: true,
    filter: (file) => !file.endsWith('translations'),
  })

/** Changed settings: English alone, as the examples of blocks, and with what the bakery itself does not set. */
const edits = {
  language: 'en-IE',
  languages: undefined,
  dates: { locale: 'en-US', timeZone: 'Europe/Berlin' },
  numbers: 'en',
  cities: ['Freiburg', 'Emmendingen'],
  supportEmail: 'hilfe@kornblum.example',
  chat: { href: 'https://chat.example/{phone}', title: 'Chat with us' },
  contactButton: { label: 'Vorbestellen', scrollToForm: false },
  mobileContactButton: { label: 'Bestellen', scrollToForm: false },
  copyright: {
    year: 2026,
    parent: { label: 'Mühle am Bach', href: 'https://muehle.example' },
    text: '© {year} {brand}. Ein Haus der {parent}.',
  },
  // Tests set facts of the company of their own.
  company: undefined,
}

const importModule = engineWords(bakeryRoot, importData(bakeryRoot))

/** Imports a config of the bakery, with the edits. */
export async function importBakery(file: string): Promise<{ default?: unknown }> {
  const { default: input } = await importModule(join(bakeryRoot, file))
  return { default: file === siteFile ? { ...Object(input), ...edits } : withoutOwnBlocks(input) }
}

const { config } = await readProject(bakeryRoot, (file) => importBakery(relative(bakeryRoot, file)))
if (!config) throw new Error('The settings of tests/second-site are not valid')
for (const link of [...config.site.headerLinks, ...config.site.menuLinks])
  if (link.to === '/brote') link.apart = [{ label: 'Vergleich', to: '/vergleich' }]

/**
 * The bakery's configs with edited settings, without blocks of its own and the words of these blocks.
 * `tests/browser/second-site.test.ts` has all blocks.
 */
export const bakery = config

/** The bakery's settings, without the environment's values. Examples of blocks are read with its words. */
export const site = { ...withSubmenus(config.site, config.pages), siteWords: config.words }

const { default: written } = await importBakery(siteFile)
if (!isSettings(written)) throw new Error('The settings of tests/second-site are not valid')

/** The bakery's settings as its author writes them, with the edits. */
export const settings = written

function isSettings(value: unknown): value is z.input<typeof siteSchema> {
  return siteSchema.safeParse(value).success
}

/** Returns a page of the bakery by its address. */
export function pageAt(path: string): Page {
  const match = config?.pages.find((loaded) => loaded.path === path)
  if (!match) throw new Error(`The bakery has no page at ${path}`)
  return match.page
}

function withoutOwnBlocks(input: unknown): unknown {
  const page: { blocks?: unknown } = Object(input)
  if (!Array.isArray(page.blocks)) return input
  return { ...page, blocks: page.blocks.filter(({ type }) => type in blocks) }
}
