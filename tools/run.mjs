// Runs a tool of this folder: `node tools/run.mjs validate`.
import { compiledTool } from './compile-tool.mjs'

try {
  await import(await compiledTool(process.argv[2] ?? ''))
} catch (error) {
  // What an author must mend is told in full by the message; any other error is a fault, and its stack is wanted.
  console.error(error instanceof Error && error.name === 'AuthorError' ? error.message : error)
  process.exitCode = 1
}
