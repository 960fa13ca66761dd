import { readFileSync } from 'node:fs'

/** How a page is added, in words. */
export const howTo = readFileSync('docs/adding-a-page.md', 'utf8')

/** The page that it adds: its config and its content, to the letter. */
export function pageExample(): { config: string; content: string } {
  const config = /```ts\n([\s\S]*?)```/.exec(howTo)?.[1]
  const content = /```json\n([\s\S]*?)```/.exec(howTo)?.[1]
  if (config === undefined || content === undefined)
    throw new Error('docs/adding-a-page.md has lost its example')
  return { config, content }
}
