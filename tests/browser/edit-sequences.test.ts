import { expect, test } from 'vitest'
import { compareSequences } from '../../src/measure/edit-sequences.ts'
import { copyWithSecondSite } from '../support/second-site.ts'

/** `npm run bench:again` makes a hundred, with another seed each time; here they are the same in every run, and few, since each publishes twice. */
const count = 2
const seed = 20_261_122

test('a small site edited at random and published after each edit is what is published from nothing', async () => {
  const project = await copyWithSecondSite()
  const made: string[] = []
  try {
    await compareSequences({
      root: project.root,
      count,
      seed,
      keepApp: true,
      onCompared: (_, done) => made.push(...done),
    })
  } finally {
    await project.remove()
  }
  expect(made.length).toBeGreaterThanOrEqual(count)
  expect(new Set(made.map((line) => line.split(': ')[0])).size).toBeGreaterThan(1)
}, 600_000)
