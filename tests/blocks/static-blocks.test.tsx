import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { blocks } from '../../block-library/blocks.ts'
import { BlockList } from '../../src/engine/block-list.tsx'
import { answersIn } from '../support/answers.ts'
import { examplesOf } from '../../src/workbench/examples.ts'
import { bindExample } from '../support/render-example.tsx'
import { Surroundings } from '../support/surroundings.tsx'
import { views } from '../support/views.ts'

/** What only a script can do in the examples of a type of block, of those that are static and of those that are hydrated. */
async function answersOf(type: string) {
  const drawn = { static: 0, hydrated: 0 }
  const answers: Record<keyof typeof drawn, string[]> = { static: [], hydrated: [] }
  for (const example of Object.values(examplesOf(type))) {
    const { shown } = await bindExample(example)
    const { container, unmount } = render(<BlockList views={views} blocks={shown} />, {
      wrapper: Surroundings,
    })
    for (const block of shown) {
      const kind = block.static ? 'static' : 'hydrated'
      drawn[kind] += 1
      answers[kind].push(...answersIn(container))
    }
    unmount()
  }
  return { drawn, answers }
}

test.each(Object.keys(blocks))(
  '%s does nothing by script where it says that it is static, and something where it does not',
  async (type) => {
    const { drawn, answers } = await answersOf(type)
    // On a published page it would be dead there.
    expect(answers.static).toEqual([])
    // Else its script is loaded for nothing.
    expect(answers.hydrated.length > 0).toBe(drawn.hydrated > 0)
  },
)
