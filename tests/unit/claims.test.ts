import { expect, test } from 'vitest'
import { claims } from '../claims/claims.ts'
import { claimsPage, missingProof, titlesIn } from '../support/claims-page.ts'

test('every test that a claim leans on is there, under this very title', () => {
  expect(missingProof()).toEqual([])
})

test('the page of claims is as the claims are now: npm run claims writes it', async () => {
  await expect(claimsPage()).toMatchFileSnapshot('../../docs/claims.md')
})

test('each claim is made once, and there are no more than can be read', () => {
  const made = Object.values(claims).flatMap((list) => list.map(({ says }) => says))
  expect(made.filter((says, index) => made.indexOf(says) !== index)).toEqual([])
  expect(made.length).toBeLessThanOrEqual(60)
})

test('the titles of tests are read from their source, however they are called', () => {
  const source = `
    test('plain', () => {})
    test.each([1, 2])('each %i', () => {})
    test.skipIf(!nginx).each(cases)('where it may be', () => {})
    describe('a group', () => test(\`seed \${seed} of it\`, { timeout }, () => {}))
    test.skip('left out', () => {})
    expect('no title').toBe('no title')`
  expect([...titlesIn(source)]).toEqual(['plain', 'each %i', 'where it may be', 'seed … of it'])
})
