import type { Browser, CDPSession, Page } from 'playwright-core'

/** A page on a slow phone: 390 px, a processor four times slower, 9 Mbit/s, 100 ms per round trip. */
export interface Phone {
  page: Page
  session: CDPSession
  close: () => Promise<void>
}

const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const line = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 2e6 / 8 }
const SLOWNESS = 4

/** Opens an empty page with its own storage and cache. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  return { page, session, close: () => context.close() }
}
