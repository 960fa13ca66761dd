import { parseArgs } from 'node:util'
import { goal, mutateArea } from '../src/measure/mutation.ts'
import { mutationAreas } from '../src/measure/mutation-areas.ts'

/**
 * `npm run mutation -- [enquiry …] [--force] [--only GLOB]`: changes the code of an area, one place at a time, and tells which changes
 * no test notices; without a name, of every area; with `--force` also what was tried before; with `--only` a part of an area's
 * files, so that a long one is tried piece by piece. It ends with 1 where an area is below its goal.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
})
for (const area of positionals.length > 0 ? positionals : Object.keys(mutationAreas)) {
  if (!mutationAreas[area])
    throw new Error(`There is no area "${area}", but ${Object.keys(mutationAreas).join(', ')}`)
  const { killed, survived, uncovered, score, left } = await mutateArea(area, {
    anew: values.force,
    only: values.only,
  })
  for (const mutant of left) console.log(mutant)
  console.log(
    `${area}: ${score.toFixed(1)} % of ${killed + survived + uncovered} mutants noticed; ${survived} were not, and ${uncovered} no test reaches`,
  )
  if (score < goal) process.exitCode = 1
}
