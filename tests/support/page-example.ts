import { readFileSync } from 'node:fs'

/** Text of the instructions for adding a page. */
export const howTo = readFileSync('docs/adding-a-page.md', 'utf8')

/** Returns the config and content of the page in the instructions, verbatim. */
export function pageExample(): { config: string; content: string } {
  const config = /```ts\n([\s\S]*?)```/.exec(howTo)?.[1]
  const content = /```json\n([\s\S]*?)```/.exec(howTo)?.[1]
  if (config === undefined || content === undefined)
    throw new Error('docs/adding-a-page.md has lost its example')
  return { config, content }
}
