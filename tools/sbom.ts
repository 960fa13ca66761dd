import { writeFile } from 'node:fs/promises'
import { billOfMaterials } from '../src/measure/bill-of-materials.ts'

/** `npm run sbom`: writes `docs/sbom.json`, the packages that the site runs with, as CycloneDX. */
await writeFile('docs/sbom.json', await billOfMaterials(process.cwd()))
console.log('docs/sbom.json')
