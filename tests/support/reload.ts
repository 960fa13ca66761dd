import { vi } from 'vitest'

/** Puts a `location.reload()` that can be watched in place of jsdom's, which can neither be spied on nor called. */
export function watchReload() {
  const reload = vi.fn<() => void>()
  const { href, origin, pathname } = window.location
  vi.stubGlobal('location', { href, origin, pathname, reload })
  return reload
}
