import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { createProgress } from '../src/publish/progress.ts'
import { publish } from '../src/publish/publish.ts'

/**
 * `npm start`: builds the site, then serves it as `npm run serve` does. Pictures that no build made yet are shown as they
 * are; they are made behind, by `npm run build`, and the site with all of them is served as soon as it is there.
 */
const progress = createProgress(process.stdout)
const { pages, findings, pictures, awaited } = await publish({
  root: process.cwd(),
  outDir: 'dist',
  makePictures: false,
  timed: progress.timed,
})
progress.end(`${pages} pages published`)
if (findings) console.warn(findings)
for (const line of pictures) console.log(line)
await import('./serve.ts')
if (awaited > 0) {
  console.log('Until its pictures are made, the site shows them as they are.')
  const [script = ''] = process.argv.slice(1)
  const build = spawn(process.execPath, [script, 'build'], { stdio: 'inherit' })
  // Visitors come first.
  if (build.pid !== undefined) setPriority(build.pid, 10)
  process.once('exit', () => build.kill())
}
