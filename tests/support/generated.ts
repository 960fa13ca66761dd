import { editorSchemas } from '../../src/author/generate/editor-schemas.ts'
import { loadSchemas } from '../../src/author/generate/load-schemas.ts'
import { root } from './root.ts'

/** The documented schemas, read once for all tests of a file. */
export const schemas = await loadSchemas(root)

/** The JSON Schemas that editors read, by name. */
export const forEditors = editorSchemas(schemas)
