import { afterEach, beforeEach, expect, vi } from 'vitest'

const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...parts: unknown[]) => void printed.push(parts.map(String).join(' ')),
    )
  }
  // Messages to developers are no faults.
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

afterEach(() => {
  expect(
    printed,
    'nothing may be printed to the console; take it with takeConsole() where a test expects it',
  ).toEqual([])
})

/** Returns all printed errors and warnings. Returned ones do not fail the test. */
export function takeConsole(): string[] {
  return printed.splice(0)
}
