import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mistakes, probe, type Mistake } from '../bench/mistakes.ts'
import { copyProject } from '../bench/project-copy.ts'
import { newFindings } from '../src/author/dev/write/new-findings.ts'
import type { Finding } from '../src/lint/finding.ts'
import { validate } from '../src/lint/validate.ts'
import { linesOf } from '../src/util/problem.ts'

// `npm run bench:mistakes`: makes the mistakes of `bench/mistakes.ts` one at a time, and prints those that are not fully reported.
const textOf = (one: Finding) =>
  `${one.file}:${one.line}:${one.column} ${one.place} [${one.rule}] ${linesOf(one).join(' | ')}`
const restore = ([, file]: Mistake, text: string | undefined) =>
  text === undefined ? rm(join(root, file)) : writeFile(join(root, file), text)

const root = await copyProject()
let reported = 0
try {
  await writeFile(join(root, probe.file), probe.text)
  const before = await validate(root)
  for (const mistake of mistakes) {
    const [name, file] = mistake
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined)
    await make(mistake, text)
    const findings = newFindings(before, await validate(root))
    await restore(mistake, text)
    const missing = lackOf(mistake, findings)
    reported += Number(missing === undefined)
    console.log(`${missing === undefined ? '✓' : '✗'} ${name}${missing === undefined ? '' : `: ${missing}`}`)
    if (missing !== undefined) for (const one of findings.slice(0, 6)) console.log(`    ${textOf(one)}`)
  }
  console.log(`${reported} of ${mistakes.length} mistakes are fully reported`)
  process.exitCode = reported < mistakes.length ? 1 : 0
} finally {
  await rm(root, { recursive: true })
}

async function make([name, file, from, to]: Mistake, text: string | undefined) {
  const after = from === undefined || to === undefined ? to : text?.replace(from, to)
  if (after === text) throw new Error(`The mistake "${name}" changes nothing in ${file}`)
  await (after === undefined ? rm(join(root, file)) : writeFile(join(root, file), after))
}

/** Returns what a report lacks: the finding with its cure, or that it is the only one. */
function lackOf([, , , , says, most = 1]: Mistake, findings: Finding[]): string | undefined {
  if (findings.length === 0) return 'nothing found'
  if (!findings.some((one) => [says].flat().every((part) => textOf(one).includes(part))))
    return `no finding says ${[says].flat().join(', ')}`
  return findings.length > most ? `${findings.length} findings` : undefined
}
