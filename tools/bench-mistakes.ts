import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kinds, makeMistake } from '../bench/author-mistakes.ts'
import { randomFrom } from '../bench/random.ts'
import { fixFindings } from '../src/lint/fix-findings.ts'
import { sourcesOf } from '../src/site/joined/sources-of.ts'
import { validate } from '../src/lint/validate.ts'

/**
 * `npm run bench:mistakes -- [--count 100] [--seed 1]`: makes mistakes in a copy of the configs and the content, one at
 * a time, as authors make them. Prints how many of them `validate` finds, how many at their line, and how many `--fix`
 * undoes.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})
const random = randomFrom(Number(values.seed))
const root = await mkdtemp(join(tmpdir(), 'mistakes-'))
const tally = {
  made: 0,
  found: 0,
  'at its line': 0,
  'with the nearest name': 0,
  fixed: 0,
  'findings beside it': 0,
}

try {
  for (const folder of ['page-configs', 'content/api', 'content/pictures'])
    await cp(folder, join(root, folder), { recursive: true })
  for (const folder of [
    'package.json',
    'tsconfig.json',
    'schemas',
    'public',
    'content/storage',
    'content/facts.json',
    'src',
    'block-library',
    'node_modules',
  ])
    await symlink(join(process.cwd(), folder), join(root, folder))
  const before = await validate(root)
  console.log(`${before.length} findings before anything is wrong`)
  for (let index = 0; index < Number(values.count); index += 1) {
    const kind = kinds[index % kinds.length] ?? ''
    const mistake = await makeMistake(root, kind, random)
    if (!mistake) continue
    const findings = await validate(root)
    const mine = findings.filter(({ file }) => file === mistake.file)
    const near = mine.filter(({ line }) => line === mistake.line)
    const fixes = fixFindings(findings, sourcesOf({ files: [], root }))
    const fixed = fixes.some(({ file, after }) => file === mistake.file && after === mistake.before)
    tally.made += 1
    tally.found += Number(findings.length > 0)
    tally['at its line'] += Number(near.length > 0)
    tally['with the nearest name'] += Number(findings.some(({ nearest }) => nearest !== undefined))
    tally.fixed += Number(fixed)
    tally['findings beside it'] += Math.max(findings.length - 1, 0)
    const reported = findings.map(({ rule, file, line }) => `${file}:${line} ${rule}`)
    console.log(
      `${near.length > 0 ? '✓' : findings.length > 0 ? '~' : '✗'} ${kind}: ${mistake.file}:${mistake.line} → ${reported.join(', ') || 'silent'}${fixed ? ' (fixed)' : ''}`,
    )
    await writeFile(join(root, mistake.file), mistake.before ?? '')
  }
  console.table(tally)
} finally {
  await rm(root, { recursive: true })
}
