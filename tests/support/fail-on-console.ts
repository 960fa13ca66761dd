import { afterEach, beforeEach, expect, vi } from 'vitest'

const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...parts: unknown[]) => void printed.push(parts.map(String).join(' ')),
    )
  }
  // What development tells its author is no fault.
  vi.spyOn(console, 'info').mockImplementation(() => {})
})

afterEach(() => {
  expect(
    printed,
    'nothing may be printed to the console; take it with takeConsole() where a test expects it',
  ).toEqual([])
})

/** What was printed as error or warning until now; taken, it does not fail the test. */
export function takeConsole(): string[] {
  return printed.splice(0)
}
