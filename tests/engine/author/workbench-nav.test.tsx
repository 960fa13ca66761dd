import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Nav } from '../../../src/author/studio/workbench/nav.tsx'

test.each([
  [['de-DE'], [], undefined],
  [['de-DE', 'en'], ['de-DE', 'en'], 'en'],
])('the workbench of a site in %j offers %j', (languages, offered, chosen) => {
  document.documentElement.lang = 'en'
  const nothing = { search: { current: null }, filter: '', change: () => {}, press: () => false, found: [] }
  render(<Nav {...nothing} place={{ view: 'pages' }} languages={languages} />)
  const choice = screen.queryByLabelText<HTMLSelectElement>('Language')
  expect(Array.from(choice?.options ?? [], ({ value }) => value)).toEqual(offered)
  expect(choice?.value).toBe(chosen)
})
