import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from '../../../src/runtime/app/page-skeleton.tsx'

const parts = (root: Element) => [...(root.firstElementChild?.children ?? [])]

test('stands for the page’s blocks in their order, and says nothing', () => {
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

test('stands for a page whose blocks are not known yet', () => {
  const { container } = render(<Skeleton />)
  expect(parts(container)).toHaveLength(2)
})
