import { readFileSync } from 'node:fs'

export const readme = readFileSync('README.md', 'utf8')

/** The page that the README adds: its config and its content, to the letter. */
export function readmeExample(): { config: string; content: string } {
  const config = /```ts\n([\s\S]*?)```/.exec(readme)?.[1]
  const content = /```json\n([\s\S]*?)```/.exec(readme)?.[1]
  if (config === undefined || content === undefined) throw new Error('The README has lost its example')
  return { config, content }
}
