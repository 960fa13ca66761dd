import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from '../../../block-library/led/moment/examples.ts'
import { schema } from '../../../block-library/led/moment/schema.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'

test('each step is a choice that its caption describes, and the first is chosen', async () => {
  await renderExample(examples['a curtain before a place'])
  expect(screen.getByRole('group')).toHaveAccessibleName('Angle of each joint')
  const [off, on] = screen.getAllByRole('radio')
  expect(off).toBeChecked()
  expect(on).toHaveAccessibleName('On')
  expect(on).toHaveAccessibleDescription('The picture is seen.')
  expect(screen.getByRole('img')).toHaveAccessibleName('Shop window')
})

test('a wall that bends has each column once, hung at the one before it', async () => {
  const { container } = await renderExample(examples.default)
  expect(container.querySelectorAll('[data-side=left]')).toHaveLength(4)
  expect(container.querySelectorAll('[data-side=right] [data-side=right] [data-side=right]')).toHaveLength(2)
})

test('a place through a day has a picture of each later step over the first one, and its steps are counted', async () => {
  const { container } = await renderExample(examples['a place through a day'])
  const pictures = [...container.querySelectorAll('img')]
  expect(pictures.map(({ alt }) => alt)).toEqual(['Screen on the front of a building', '', ''])
  const [first] = (await bindExample(examples['a place through a day'])).shown
  expect(first?.props).toMatchObject({ steps: [{ value: 0 }, { value: 1 }, { value: 2 }] })
})

test('a moment that would show nothing is refused', () => {
  const { block } = examples.default
  const place = { picture: { src: '/media/og.jpg', alt: 'Shop window' } }
  for (const added of [{}, { place }])
    expect(schema.safeParse({ ...block, ...added, content: undefined }).error?.issues).toMatchObject([
      { path: ['content'], message: expect.stringMatching(/^is missing: without it, a place needs/) },
    ])
  const steps = block.steps.map((step) => ({ ...step, picture: { src: '/media/og.jpg' } }))
  expect(schema.safeParse({ ...block, place, steps, content: undefined }).success).toBe(true)
})
