import { publish } from '../src/publish/publish.ts'

/** `npm start`: builds the site, then serves it as `npm run serve` does. */
const { findings, pictures } = await publish({ root: process.cwd(), outDir: 'dist' })
for (const line of findings) console.warn(line)
for (const line of pictures) console.log(line)
await import('./serve.ts')
