import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readProject } from '../../src/site/config/read-project.ts'
import { withSubmenus } from '../../src/site/config/submenus.ts'
import { engineName } from '../../src/util/engine-of.ts'
import { engineWords } from './engine-words.ts'
import { importModule } from './import-module.ts'
import { root } from './root.ts'

/**
 * Copy of the second site, a bakery, for tests of the engine that need a whole site. It has no `tsconfig.json`, which
 * extends that of an installed engine.
 */
export const bakeryRoot = mkdtempSync(join(inject('examples'), 'bakery-'))

mkdirSync(join(bakeryRoot, 'node_modules'))
symlinkSync(root, join(bakeryRoot, 'node_modules', engineName))
for (const folder of ['page-configs', 'content'])
  cpSync(join(root, 'tests/second-site', folder), join(bakeryRoot, folder), { recursive: true })

const { config } = await readProject(bakeryRoot, engineWords(bakeryRoot, importModule))
if (!config) throw new Error('The settings of tests/second-site are not valid')

/**
 * The bakery's configs, without the page with blocks of its own and without the words of these blocks.
 * `tests/browser/second-site.test.ts` has all pages.
 */
export const bakery = config

/** The bakery's settings, without the environment's values. */
export const bakerySite = withSubmenus(config.site, config.pages)
