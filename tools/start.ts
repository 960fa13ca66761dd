import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { createProgress } from '../src/publish/progress.ts'
import { publish } from '../src/publish/publish.ts'

/**
 * `npm start`: builds the site, then serves it as `npm run serve` does. Unoptimised pictures are shown in their
 * original form. `npm run build` optimises them in the background. The server then serves the new site immediately.
 */
const progress = createProgress(process.stdout)
const { pages, findings, pictures, awaited } = await publish({
  root: process.cwd(),
  outDir: 'dist',
  makePictures: false,
  runPhase: progress.runPhase,
})
progress.end(`${pages} pages published`)
if (findings) console.warn(findings)
for (const line of pictures) console.log(line)
await import('./serve.ts')
if (awaited > 0) {
  console.log('Until its pictures are made, the site shows them as they are.')
  const [script = ''] = process.argv.slice(1)
  const build = spawn(process.execPath, [script, 'build'], {
    stdio: 'inherit',
    env: { ...process.env, CI: '' },
  })
  // A low priority, so that the build does not slow the server.
  if (build.pid !== undefined) setPriority(build.pid, 10)
  process.once('exit', () => build.kill())
}
