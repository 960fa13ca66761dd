import { loadConfig } from '../src/config/load-config.ts'
import { importModule } from './import-module.ts'

/** `npm run validate`: checks every config and says what it found; a problem ends it with exit code 1. */
const { pages, faqSets } = await loadConfig(process.cwd(), importModule)
console.log(`${pages.length} pages, ${faqSets.size} question sets, metadata and site settings: all valid`)
