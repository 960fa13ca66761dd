/** Folders that most of the author's tools use. */
const engine = ['schemas', 'util', 'block-library', 'runtime', 'site', 'lint']

/** Folders that the files of a folder may import from, besides their own. Every other folder of the project is refused. */
export const zones = {
  schemas: [],
  'page-configs': [],
  // Of the blocks, a rule may use those of its own site.
  'page-configs/rules': ['block-library'],
  'block-library': ['schemas', 'contract', 'parts'],
  'block-library/contract': ['schemas'],
  'block-library/parts': ['schemas', 'contract'],
  // The blocks of this site import the engine by its name alone, as the blocks of any site.
  'block-library/led': ['parts'],
  'src/util': [],
  'src/runtime/engine': ['schemas', 'util', 'block-library'],
  'src/runtime/content': ['schemas', 'util', 'block-library'],
  'src/runtime/shell': ['schemas', 'util', 'block-library'],
  'src/runtime/seo': ['schemas', 'util', 'block-library', 'engine'],
  'src/runtime/enquiry': ['schemas', 'util', 'block-library', 'engine'],
  'src/runtime/app': ['schemas', 'util', 'block-library', 'engine', 'content', 'shell', 'seo', 'enquiry'],
  'src/site': ['schemas', 'util', 'block-library', 'runtime'],
  'src/site/brand': ['schemas', 'util'],
  'src/site/config': ['schemas', 'util', 'block-library', 'runtime', 'brand'],
  'src/site/languages': ['schemas', 'util', 'block-library', 'runtime', 'config'],
  'src/site/content': ['schemas', 'util', 'block-library', 'runtime', 'config', 'languages'],
  'src/site/joined': ['schemas', 'util', 'block-library', 'runtime', 'config', 'languages', 'content'],
  'src/lint': ['schemas', 'util', 'block-library', 'runtime', 'site'],
  'src/serve': ['schemas', 'util', 'block-library', 'runtime', 'site'],
  'src/serve/store': ['schemas', 'util', 'block-library'],
  'src/serve/enquiries': ['schemas', 'util', 'block-library', 'site', 'store'],
  'src/serve/embedded': ['schemas', 'util', 'block-library', 'runtime', 'site', 'store', 'enquiries'],
  'src/serve/inbox': ['schemas', 'util', 'block-library', 'store', 'enquiries', 'embedded'],
  'src/serve/hosting': ['schemas', 'util', 'block-library', 'runtime', 'site'],
  'src/publish': [...engine, 'serve'],
  'src/author': [...engine, 'serve', 'publish'],
  'src/author/command-line': ['util'],
  'src/author/protocol': ['schemas', 'lint', 'runtime'],
  'src/author/source': ['schemas', 'util', 'site', 'lint', 'protocol'],
  'src/author/generate': engine,
  'src/author/scaffold': [...engine, 'publish', 'command-line', 'generate', 'source'],
  'src/author/studio': [...engine, 'protocol', 'scaffold'],
  'src/author/dev': [...engine, 'serve', 'publish', 'protocol', 'source', 'generate', 'scaffold', 'studio'],
  'src/author/commands': [...engine, 'serve', 'publish', 'command-line', 'generate', 'scaffold', 'studio'],
  'src/author/diff': [...engine, 'serve', 'publish', 'command-line', 'dev'],
  bench: [...engine, 'serve', 'publish', 'author'],
  tools: [...engine, 'serve', 'publish', 'author', 'bench'],
}

/** Folders whose names can stand in an import from anywhere. */
const top = ['schemas', 'page-configs', 'block-library', 'bench', 'tools', 'tests', 'media']
const inSource = ['util', 'runtime', 'site', 'lint', 'serve', 'publish', 'author']
const everywhere = [...top, ...inSource]

/** Folders beside each other, whose names stand only in each other's imports. */
const beside = {
  'src/runtime': ['app', 'content', 'engine', 'enquiry', 'seo', 'shell'],
  'src/site': ['brand', 'config', 'content', 'joined', 'languages'],
  'src/serve': ['embedded', 'enquiries', 'hosting', 'inbox', 'store'],
  'src/author': [
    'command-line',
    'commands',
    'dev',
    'diff',
    'generate',
    'protocol',
    'scaffold',
    'source',
    'studio',
  ],
}

/** One lint override per zone. The override of an inner folder follows that of its outer folder, and replaces it. */
export const zoneOverrides = () =>
  Object.entries(zones).map(([folder, allowed]) => ({
    files:
      folder === 'page-configs' ? [`{,template/site/,tests/example-site/}${folder}/**`] : [`${folder}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns: patternsOf(folder, allowed) }] },
  }))

function patternsOf(folder, allowed) {
  const parts = folder.split('/')
  const names = [...everywhere, ...(parts.length > 2 ? (beside[parts.slice(0, 2).join('/')] ?? []) : [])]
  const refused = names.filter((name) => !allowed.includes(name) && !parts.includes(name))
  const message = `${folder} may import ${allowed.join(', ') || 'no other folder'}.`
  return [
    { regex: `^(\\.\\./)+(src/)?(${refused.join('|')})/`, message },
    ...(parts[0] === 'block-library' ? [{ group: ['../*/*', ...blockFriends(allowed)], message }] : []),
    ...(folder === 'page-configs/rules'
      ? [{ group: ['**/block-library/**', '!**/block-library/led/**'], message }]
      : []),
    ...(folder === 'block-library/led' ? [{ regex: '^(\\.\\./){2}', message }] : []),
    ...(isData(folder) ? [{ regex: '^react|^node:', message }] : []),
    ...(folder === 'page-configs' ? [{ regex: '^zod', message }] : []),
    ...(inBrowser.test(folder) ? [{ group: ['node:*'], message: 'This runs in the browser.' }] : []),
  ]
}

/** No block imports another: only these folders of `block-library` are open to it. */
const blockFriends = (allowed) => allowed.filter((name) => name !== 'schemas').map((name) => `!../${name}/*`)
const isData = (folder) => folder === 'schemas' || folder === 'page-configs'
const inBrowser = /^(block-library|src\/runtime|src\/author\/studio)/
