import { expect, test } from 'vitest'
import { nearestName } from '../../../src/util/nearest-name.ts'

test.each([
  ['headng', ['id', 'heading'], 'heading'],
  ['CONTACT', ['home', 'contact'], 'contact'],
  ['bogenlampe', ['bogen', 'leuchten'], 'bogen'],
  ['slogan', ['logo', 'language'], undefined],
  ['mumbay', ['home', 'theni'], undefined],
  ['slogan', [], undefined],
])('the name nearest to %s among %j is %s', (written, names, nearest) => {
  expect(nearestName(written, names)).toBe(nearest)
})
