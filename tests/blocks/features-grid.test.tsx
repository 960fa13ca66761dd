import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { featuresGridExamples } from '../../block-library/features-grid/examples.ts'
import { renderExample } from '../support/render-example.tsx'

const titlesShown = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('puts a picture on the tile its title names, whatever its position', async () => {
  await renderExample(featuresGridExamples['titles out of order'])
  expect(titlesShown()).toEqual([
    'Touch Response',
    'Multi-Touch',
    'High Brightness',
    'Low Latency',
    'Durable Surface',
  ])
})
