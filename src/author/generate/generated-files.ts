import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordsSchema } from '../../../schemas/words.ts'
import { engineOf } from '../../util/engine-of.ts'
import { onceFor } from '../../util/once-for.ts'
import { ownBlocksFolder, ownBlocksOf } from '../../util/own-blocks.mjs'
import type { FoundProject } from '../../site/config/project.ts'
import { siteRulesPage } from '../../lint/help-of.ts'
import { jsonSchemaOf } from '../../site/config/schema-map.ts'
import { authorTypes, knownTypes } from './author-types.ts'
import { blockDocs, settingsDocs } from './block-docs.ts'
import { editorSchemas, schemaFolder } from './editor-schemas.ts'
import { knownNames } from './known-names.ts'
import type { Schemas } from './load-schemas.ts'
import { openApi } from './openapi.ts'
import { ruleDocs, siteRuleDocs } from './rule-docs.ts'

/** Texts of files by their paths from the project's root. */
export type Files = Map<string, string>

/** Returns the files generated from the engine's schemas for editors: JSON Schemas, and types of configs. Git ignores them. */
export function filesOfEngine(loaded: Schemas): Files {
  const schemas = schemasOf(loaded)
  return new Map([
    ...[...schemas].map(([name, schema]) => [`${schemaFolder}/${name}.schema.json`, asJson(schema)] as const),
    [`${schemaFolder}/author-types.ts`, authorTypes(schemas)],
  ])
}

/** Returns the docs of the engine's blocks and rules. They are in git, for readers on the web. */
export const docsOfEngine = (loaded: Schemas): Files =>
  new Map([
    ['docs/blocks.md', blockDocs(schemasOf(loaded).get('page') ?? {}, loaded)],
    ['docs/settings.md', settingsDocs(schemasOf(loaded).get('site') ?? {})],
    ['docs/rules.md', ruleDocs()],
  ])

/** Returns the docs of a site's own rules, which are in its git. A site without rules has none. */
export function docsOfSite(project: FoundProject): Files {
  const rules = siteRuleDocs(project)
  return new Map(rules === undefined ? [] : [[siteRulesPage, rules]])
}

/**
 * Returns the files generated from a site's own files: its names, the docs of its own blocks, and the endpoints that its
 * pages request, as OpenAPI. The engine alone has none.
 */
export function filesOfSite(project: FoundProject, loaded: Schemas): Files {
  if (!existsSync(join(project.root, 'page-configs'))) return new Map()
  const files = filesOfNames(project)
  const blockTypes = ownTypesOf(project.root)
  if (blockTypes.length > 0) {
    const page = schemasOf(loaded).get('page') ?? {}
    files.set(`${schemaCopyFolder}/${pageSchemaFile}`, asJson(page))
    files.set(`${ownBlocksFolder(project.root)}/README.md`, blockDocs(page, loaded, blockTypes))
  }
  return project.config ? files.set('docs/openapi.json', asJson(openApi(project.config, loaded))) : files
}

/**
 * Returns the files with the names of a site, which editors suggest. A site with an installed engine gets a copy of the
 * JSON Schemas: they name the file of names by its path.
 */
export function filesOfNames(project: FoundProject): Files {
  const names = knownNames(project)
  const blockTypes = ownTypesOf(project.root)
  // A schema without values: an empty `enum` is invalid.
  const nothing = { not: {} }
  const defs = Object.entries(names).map(([kind, list]) => [kind, list.length > 0 ? { enum: list } : nothing])
  return new Map([
    ...schemaCopies(project.root),
    [namesFile, asJson({ $defs: Object.fromEntries(defs) })],
    [
      'page-configs/known.d.ts',
      knownTypes(
        names,
        blockTypes,
        blockTypes.length > 0 ? jsonSchemaOf(wordsSchema) : {},
        ownBlocksFolder(project.root),
      ),
    ],
  ])
}

/** File with the names of a site, as a JSON Schema. */
export const namesFile = 'page-configs/known.schema.json'

/** Made once for the schemas, the docs and the copies of one run. */
const schemasOf = onceFor(editorSchemas)

const pageSchemaFile = 'page.schema.json'

/** Folder of a site for its copy of the JSON Schemas, as deep as their folder in the engine. */
export const schemaCopyFolder = '.tmp/schemas'

const ownTypesOf = (root: string) => ownBlocksOf(engineOf(root), root)

function schemaCopies(root: string): [file: string, text: string][] {
  const engine = engineOf(root)
  if (engine === root) return []
  return readdirSync(join(engine, schemaFolder))
    .filter((name) => name.endsWith('.json') && !(name === pageSchemaFile && ownTypesOf(root).length > 0))
    .map((name) => [`${schemaCopyFolder}/${name}`, readFileSync(join(engine, schemaFolder, name), 'utf8')])
}

const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`
