import { compiledTool } from './tools/compile-tool.mjs'
import { reportOf } from './tools/report-of.mjs'

/**
 * Vite's config of a site, for development. Vite's other commands know nothing of its pages, so they are refused. The
 * config is compiled with the site's own blocks; a restart of the server compiles it again.
 *
 * @param {import('vite').ConfigEnv} env
 */
export default async function config({ command, isPreview }) {
  if (isPreview) refuse('vite preview serves no enquiries and no redirects: use "npm run serve".')
  if (command === 'build') refuse('vite build publishes no pages: use "npm run build". Nothing was written.')
  try {
    const { devConfig, testConfig } = await import(await compiledTool('vite-config'))
    return process.env.VITEST ? testConfig : devConfig
  } catch (error) {
    const report = reportOf(error, 'dev')
    // Vite prints the stack.
    throw typeof report === 'string' ? Object.assign(new Error(report), { stack: report }) : error
  }
}

/** @param {string} message */
function refuse(message) {
  console.warn(message)
  // An error would be printed with its stack, twice.
  process.exit(1)
}
