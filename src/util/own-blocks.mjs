import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Returns the folder of a site's own blocks, from the site's root: `pagework.blocks` in its package.json, else `blocks`.
 * It has a folder for each block, and `parts` for what several of them share.
 *
 * @param {string} site
 * @returns {string}
 */
export function ownBlocksFolder(site) {
  const file = join(site, 'package.json')
  return (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).pagework?.blocks) || 'blocks'
}

/** Files that a block needs, with their exports. */
const files = { 'schema.ts': 'schema', 'block.ts': 'block', 'view.tsx': undefined, 'examples.ts': 'examples' }

/** Ends of the names of scripts, with the places in a view that name such a script. */
const scripts = new Map([
  ['.behaviour.ts', /data-behaviour="([^"]*)"/g],
  ['.island.tsx', /<Island\s+name="([^"]*)"/g],
])

/** File of a block that each virtual module lists, by the end of the module's name (`schemas/own-blocks.d.ts`). */
const lists = new Map([
  ['schemas', 'schema.ts'],
  ['blocks', 'block.ts'],
  ['examples', 'examples.ts'],
  ['behaviours', '.behaviour.ts'],
  ['islands', '.island.tsx'],
])

/**
 * Returns the types of a site's own blocks. Throws with every problem of their folders.
 *
 * @param {string} engine
 * @param {string} site
 */
export function ownBlocksOf(engine, site) {
  const place = ownBlocksFolder(site)
  const folder = join(site, place)
  if (!existsSync(folder)) {
    if (place === 'blocks') return []
    throw refused(`package.json: pagework.blocks: there is no folder ${place}. Add it, or correct the name.`)
  }
  const types = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'parts')
    .map(({ name }) => name)
    .toSorted()
  const problems = [
    ...types.flatMap((type) => problemsOf(engine, site, place, type)),
    ...scriptProblems(engine, site, place, types),
  ]
  if (problems.length > 0) throw refused(problems.join('\n'))
  return types
}

/**
 * Returns a plugin of Rolldown, Vite and Vitest for the modules `virtual:own-blocks/…`. Without a site, they are empty.
 *
 * @param {string} engine
 * @param {string} [site]
 */
export const ownBlocks = (engine, site) => ({
  name: 'own-blocks',
  resolveId: {
    filter: { id: /^virtual:own-blocks\// },
    /** @param {string} id */
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:own-blocks\// },
    /** @param {string} id */
    handler(id) {
      const file = lists.get(basename(id)) ?? ''
      if (site === undefined) return 'export default {}'
      const types = ownBlocksOf(engine, site)
      return scripts.has(file) ? scriptsModule(site, types, file) : listModule(site, types, file)
    },
  },
})

/** @param {string} site @param {string[]} types @param {string} file */
function listModule(site, types, file) {
  const name = Object(files)[file]
  const lines = types.map((type, index) => {
    const path = `${ownBlocksFolder(site)}/${type}/${file}`
    const [check, expected] = checks(`block${index}.${name}`, type)[name]
    const message = `${path}: expected an export named ${name}, ${expected}. Add it, or correct its type.`
    return `import * as block${index} from ${JSON.stringify(join(site, path))}
if (!(${check})) throw Object.assign(new Error(${JSON.stringify(message)}), { name: 'AuthorError' })`
  })
  const entries = types.map((type, index) => `${JSON.stringify(type)}: block${index}.${name}`)
  return `${lines.join('\n')}\nexport default { ${entries.join(', ')} }`
}

/**
 * Returns for each export a test of its value in JavaScript, and the expected value in words.
 *
 * @param {string} value @param {string} type
 * @returns {Record<string, [check: string, expected: string]>}
 */
const checks = (value, type) => ({
  schema: [`${value}?.shape?.type?.value === '${type}'`, `an object schema with blockBase('${type}')`],
  block: [`${value}?.type === '${type}'`, `defineBlock({ type: '${type}', … })`],
  examples: [`${value}?.default?.block?.type === '${type}'`, `{ default: { block: { type: '${type}' } } }`],
})

/** @param {string} site @param {string[]} types @param {string} ending */
function scriptsModule(site, types, ending) {
  const modules = types
    .flatMap((type) => scriptsIn(join(site, ownBlocksFolder(site), type), ending))
    // Keys are in published modules, so they have no path of this machine.
    .map((path) => [JSON.stringify(`/${basename(path)}`), JSON.stringify(path)])
  if (ending === '.island.tsx')
    return `export default { ${modules.map(([key, path]) => `${key}: () => import(${path})`).join(', ')} }`
  const imports = modules.map(([, path], index) => `import { attach as block${index} } from ${path}`)
  const entries = modules.map(([key], index) => `${key}: block${index}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
}

/** @param {string} engine @param {string} site @param {string} folder @param {string} type */
function problemsOf(engine, site, folder, type) {
  const place = `${folder}/${type}`
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return [`${place}: the name of a block must be lower case words joined by hyphens. Rename the folder.`]
  if (existsSync(join(engine, 'block-library', type, 'block.ts')))
    return [`${place}: the engine has a block with this name. Rename the folder, and the type in its files.`]
  return Object.keys(files)
    .filter((file) => !existsSync(join(site, place, file)))
    .map(
      (file) =>
        `${place}/${file}: is missing. \`npm run new -- block --name another\` writes all files of a block to compare with.`,
    )
}

/**
 * Returns the files of the behaviours or islands in a folder.
 *
 * @param {string} folder @param {string} ending
 */
const scriptsIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !/(?:^|[/\\])\./.test(file))
    .toSorted()
    .map((file) => join(folder, file))

/**
 * Returns a problem for each script with the name of another, and for each name in a view without its script. Browsers
 * would run the wrong script, or none.
 *
 * @param {string} engine @param {string} site @param {string} folder @param {string[]} types
 */
function scriptProblems(engine, site, folder, types) {
  const problems = []
  for (const [ending, marks] of scripts) {
    const namesIn = (/** @type {string} */ place) =>
      scriptsIn(place, ending).map((file) => basename(file, ending))
    const library = readdirSync(join(engine, 'block-library'))
      .filter((name) => existsSync(join(engine, 'block-library', name, 'block.ts')))
      .map((name) => `block-library/${name}`)
    const ofEngine = [...library, 'src/runtime/shell'].flatMap((room) => namesIn(join(engine, room)))
    const owners = new Map(ofEngine.map((name) => [name, 'the engine']))
    for (const type of types)
      for (const name of namesIn(join(site, folder, type))) {
        const place = `${folder}/${type}`
        const owner = owners.get(name)
        const file = `${place}/${name}${ending}`
        if (owner) problems.push(`${file}: ${owner} has a file of this name. Rename it here and in view.tsx.`)
        owners.set(name, place)
      }
    for (const type of types) {
      const file = `${folder}/${type}/view.tsx`
      const view = join(site, file)
      const text = existsSync(view) ? readFileSync(view, 'utf8') : ''
      for (const [mark, name = ''] of text.matchAll(marks))
        if (!owners.has(name))
          problems.push(`${file}: ${mark} needs a file ${name}${ending}. Add it, or correct the name.`)
    }
  }
  return problems
}

/** @param {string} problems */
const refused = (problems) =>
  Object.assign(new Error(`The site’s own blocks are not complete\n\n${problems}`), { name: 'AuthorError' })
