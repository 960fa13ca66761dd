import { preview } from 'vite'
import { publish } from '../src/build/publish.ts'
import { importModule } from './import-module.ts'

/** `npm start`: builds the site and serves it with the embedded content service. */
const { pictures } = await publish({ root: process.cwd(), outDir: 'dist', importModule })
for (const line of pictures) console.log(line)
try {
  const server = await preview({ logLevel: 'info' })
  console.log(`The site is on ${server.resolvedUrls?.local[0]}`)
  console.log('Look at /industry/GovernmentAndCivicSpaces or /products/led-standee-display. Ctrl+C ends it.')
} catch (error) {
  const taken = error instanceof Error && /already in use/.test(error.message)
  if (!taken) throw error
  console.error(`Port ${process.env.PORT ?? 4173} is taken. Choose another: PORT=5000 npm start`)
  process.exit(1)
}
