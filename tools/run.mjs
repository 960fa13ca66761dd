// Runs a tool of this folder: `node tools/run.mjs validate`. Node 20 cannot read TypeScript; Vite, which is here anyway, can.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const tool = fileURLToPath(new URL(`./${process.argv[2]}.ts`, import.meta.url))
try {
  await runnerImport(tool, { configFile: false, logLevel: 'error' })
} catch (error) {
  // What an author must mend is told in full by the message; any other error is a fault, and its stack is wanted.
  console.error(error instanceof Error && error.name === 'AuthorError' ? error.message : error)
  process.exitCode = 1
}
