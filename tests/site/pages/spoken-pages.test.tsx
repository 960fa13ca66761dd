import { expect, test, vi } from 'vitest'
import { withServer } from '../../support/served-content.ts'
import { spoken } from '../../support/spoken.ts'
import { arrived, visitSite } from '../../support/visit-site.tsx'

withServer()

/** One page of each kind. Pages of a kind differ only in content. */
const pages = [
  '/',
  '/industry',
  '/industry/Retail',
  '/industry/CorporateOffice',
  '/products',
  '/products/led-standee-display',
  '/blog',
  '/blog/choose-pixel-pitch-by-viewing-distance',
  '/gallery',
  '/about',
  '/contact',
  '/screen-planner',
  '/compare-products',
  '/clients/nobody',
  '/nowhere',
]

/** Maximum phrases of a page. */
const most = 3000

test.each(pages)('on %s each landmark has a name of its own', async (path) => {
  visitSite(path)
  await arrived()
  await vi.dynamicImportSettled()
  hideClosed()
  const phrases = await spoken(document.body, 'end of document', most)
  expect(phrases.length).toBeLessThan(most)
  // A screen reader skips a region without a name.
  const landmarks = phrases.filter((phrase) => landmark.test(phrase))
  expect(landmarks.filter((phrase, index) => landmarks.indexOf(phrase) !== index)).toEqual([])
  expect(landmarks.filter((phrase) => /^(?:form|navigation|region)$/.test(phrase))).toEqual([])
})

/** Hides the content of closed `details`, as browsers do and jsdom does not. */
function hideClosed(): void {
  for (const part of document.querySelectorAll<HTMLElement>('details:not([open]) > :not(summary)'))
    part.hidden = true
}

const landmark = /^(banner|complementary|contentinfo|form|main|navigation|region|search)(?:, |$)/
