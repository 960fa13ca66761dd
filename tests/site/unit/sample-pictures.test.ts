import { expect, test } from 'vitest'
import { samplePictures } from '../../../src/author/scaffold/new-page.ts'
import { joinedSite } from '../../support/joined-site.ts'

test('samples of a new page show no picture that three pages show', async () => {
  const site = await joinedSite()
  const pagesWith = (picture: string) =>
    site.joined.filter(({ bound }) => bound.pictures.all.includes(`/storage/${picture}`)).length
  const uses = (await samplePictures(site, 'museums')).map(pagesWith)
  expect(uses.length).toBeGreaterThan(0)
  expect(Math.max(...uses)).toBeLessThan(3)
})
