import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from '../../../src/runtime/app/page-skeleton.tsx'

const parts = (root: Element) => [...(root.firstElementChild?.children ?? [])]

test('has a placeholder for each block in order, and is silent', () => {
  const { container } = render(
    <Skeleton
      shapes={[
        { kind: 'line' },
        { kind: 'stage', height: 'part' },
        { kind: 'tiles', columns: 3, tiles: 6, height: 19 },
      ]}
    />,
  )
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container).toHaveTextContent('')
  const [line, stage, block] = parts(container)
  expect(line).toBeEmptyDOMElement()
  expect(stage).toHaveAttribute('data-under-header')
  expect(block?.lastElementChild?.children).toHaveLength(6)
})

test('has placeholders for a page with unknown blocks', () => {
  const { container } = render(<Skeleton />)
  expect(parts(container)).toHaveLength(2)
})
