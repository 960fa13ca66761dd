// Runs a tool of this folder: `node tools/run.mjs validate`.
import { compiledTool } from './compile-tool.mjs'

try {
  await import(await compiledTool(process.argv[2] ?? ''))
} catch (error) {
  // The message of an author's error is complete. Any other error is a bug and needs its stack.
  console.error(error instanceof Error && error.name === 'AuthorError' ? error.message : error)
  process.exitCode = 1
}
