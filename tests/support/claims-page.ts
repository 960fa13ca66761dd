import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'
import type { Claim } from '../claims/claim.ts'
import { claims } from '../claims/claims.ts'

/** Where the tests of a folder run. */
const engines: Record<string, string> = {
  unit: 'Node',
  browser: 'Chromium',
  engines: 'Chromium, Firefox, WebKitGTK',
}

/** The page of all claims, as Markdown. */
export function claimsPage(): string {
  const groups = Object.entries(claims).map(([title, list]) =>
    [
      `## ${title}`,
      '',
      '| Claim | Tried against it | Engine | Test |',
      '| --- | --- | --- | --- |',
      ...list.map(row),
    ].join('\n'),
  )
  return `${introduction}\n\n${groups.join('\n\n')}\n`
}

const introduction = `# What is claimed, and what proves it

Made from \`tests/claims/\` by \`npm run claims\`; a test that is renamed or gone fails \`tests/unit/claims.test.ts\`.

- **Node** is the code by itself; **jsdom** the page as React makes it, its network played; **Chromium** the published site in a browser;
  **Firefox** and **WebKitGTK** the same in theirs, where they are installed (\`npm run engines\`);
  **nginx** the real one, with the file that publishing writes, where it is installed (\`npm run test:nginx\`).
- \`%s\`, \`%i\`, \`%j\` and \`$name\` stand for the cases of a test, \`…\` for a value.
- What is not claimed: that a mail service that took an enquiry and could not say so shows it once (it comes twice under one reference);
  how iOS behaves; what people make of what a screen reader speaks.`

function row({ says, against, proof, on }: Claim): string {
  const files = Object.entries(proof)
  const places = new Set(files.map(([file]) => engines[file.split('/')[0] ?? ''] ?? 'jsdom'))
  const tests = files.map(
    ([file, titles]) => `[${file}](../tests/${file}): ${titles.map((title) => `‘${title}’`).join(', ')}`,
  )
  return `| ${[says, against, [...places, ...on].join(', '), tests.join('<br>')].map(cell).join(' | ')} |`
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The tests that claims name and that are not there. */
export function missingProof(): string[] {
  const proofs = Object.values(claims).flatMap((list) => list.flatMap(({ proof }) => Object.entries(proof)))
  return proofs.flatMap(([file, titles]) => {
    const known = titlesIn(readFileSync(join(import.meta.dirname, '..', file), 'utf8'), file)
    return titles.filter((title) => !known.has(title)).map((title) => `${file}: ${title}`)
  })
}

/** The titles of a file's tests as they stand there; `…` for what a template fills in. Tests that are always skipped are none. */
export function titlesIn(source: string, file = 'test.ts'): Set<string> {
  const titles = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'CallExpression' && 'callee' in value && isTest(value.callee)) {
      const [title] = 'arguments' in value && Array.isArray(value.arguments) ? value.arguments : []
      const words = wordsOf(title)
      if (words !== undefined) titles.add(words)
    }
    for (const part of Object.values(value)) visit(part)
  }
  visit(parseSync(file, source).program)
  return titles
}

/** Whether a callee is `test`, or made of it: `test.each(cases)`, `test.skipIf(missing).each(cases)`. */
function isTest(callee: unknown): boolean {
  if (typeof callee !== 'object' || callee === null) return false
  if ('name' in callee) return callee.name === 'test'
  if ('object' in callee && 'property' in callee) {
    const { property } = callee
    const isSkipped =
      typeof property === 'object' &&
      property !== null &&
      'name' in property &&
      /^(skip|todo)$/.test(String(property.name))
    return !isSkipped && isTest(callee.object)
  }
  return 'callee' in callee && isTest(callee.callee)
}

function wordsOf(title: unknown): string | undefined {
  if (typeof title !== 'object' || title === null) return undefined
  if ('value' in title && typeof title.value === 'string') return title.value
  if (!('quasis' in title) || !Array.isArray(title.quasis)) return undefined
  return title.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('…')
}
