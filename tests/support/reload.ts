import { vi } from 'vitest'

/** Replaces jsdom's `location.reload()`, which can be neither spied on nor called, with a mock. */
export function watchReload() {
  const reload = vi.fn<() => void>()
  const { href, origin, pathname } = window.location
  vi.stubGlobal('location', { href, origin, pathname, reload })
  return reload
}
