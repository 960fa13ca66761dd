import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { validate } from '../../lint/validate.ts'
import { carryOut, type Plan } from './plan.ts'
import { refresh } from './refresh.ts'
import { sample } from './sample.ts'

/** Executes a plan, updates the generated files, and returns the outcome as lines. */
export async function finishPlan(root: string, plan: Plan): Promise<string[]> {
  await carryOut(root, plan)
  await refresh(root, { docs: true })
  return outcomeOf(root, plan)
}

/** Returns the lines about an executed plan: written files, notes, remaining samples, and findings in the new files. */
export async function outcomeOf(
  root: string,
  { creates, edits, removes, address, notes }: Plan,
): Promise<string[]> {
  const samples = await Promise.all([...creates.keys()].map((file) => samplesIn(root, file)))
  const findings = (await validate(root)).filter(
    ({ file, rule }) =>
      (rule !== 'sample-text' && (creates.has(file) || edits.has(file))) ||
      // Links to a page that is gone.
      (rule === 'link-target' && removes.size > 0),
  )
  return [
    ...[...creates.keys()].map((file) => `written  ${file}`),
    ...[...edits.keys()].map((file) => `edited   ${file}`),
    ...[...removes.keys()].map((file) => `removed  ${file}`),
    '',
    ...(address === undefined ? [] : [`Its address is ${address}`]),
    ...notes,
    ...samples.flatMap(({ file, count }) => (count > 0 ? [`${file}: ${count} texts are still samples`] : [])),
    ...findings.map(
      ({ file, line, problem, expected, rule }) =>
        `${file}:${line ?? 1} ${problem ?? expected ?? ''} [${rule}]`,
    ),
    'Generated again: the names that editors offer, and the contract for the content service (npm run schemas)',
  ]
}

async function samplesIn(root: string, file: string): Promise<{ file: string; count: number }> {
  const text = await readFile(join(root, file), 'utf8')
  return { file, count: text.split(sample('')).length - 1 }
}
