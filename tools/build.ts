import { publish } from '../src/build/publish.ts'
import { importModule } from './import-module.ts'

/** `npm run build`: writes the published site to `dist/`. */
const count = await publish({ root: process.cwd(), outDir: 'dist', importModule })
console.log(`${count} pages published in dist/`)
