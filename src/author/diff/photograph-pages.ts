import type { PageChange, Side } from './change.ts'
export async function photographPages(
  _changed: PageChange[],
  _before: Side,
  _after: Side,
): Promise<string[]> {
  return []
}
