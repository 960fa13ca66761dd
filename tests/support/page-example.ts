import { readFileSync } from 'node:fs'
import { docExamples } from './doc-examples.ts'

/** Text of the instructions for adding a page. */
export const howTo = readFileSync('docs/adding-a-page.md', 'utf8')

/** File of the product in the instructions. */
export const examplePage = 'page-configs/products/led-poster.ts'

/** Returns the config of the product in the instructions, verbatim. */
export function pageExample(): string {
  const config = docExamples.find(({ file }) => file === examplePage)?.text
  if (config === undefined) throw new Error('docs/adding-a-page.md has lost its example')
  return config
}
