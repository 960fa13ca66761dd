// Runs a tool of this folder: `node tools/run.mjs validate`. Node 20 cannot read TypeScript; Vite, which is here anyway, can.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const tool = fileURLToPath(new URL(`./${process.argv[2]}.ts`, import.meta.url))
/** Errors whose message is a whole report. */
const told = new Set(['ConfigError', 'PublishError'])
try {
  await runnerImport(tool, { configFile: false, logLevel: 'error' })
} catch (error) {
  console.error(error instanceof Error && told.has(error.name) ? error.message : error)
  process.exitCode = 1
}
