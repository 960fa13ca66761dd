import { hashOf } from '../../util/hash-of.ts'
import { linesOf } from '../../util/problem.ts'
import type { Finding } from '../finding.ts'

/**
 * Returns a fingerprint of each finding. It stays equal if lines, blocks or list entries move, since it ignores all
 * positions. The number after the colon separates findings that are equal otherwise.
 */
export function fingerprints(findings: Finding[]): string[] {
  const counts = new Map<string, number>()
  return findings.map((finding) => {
    const { rule, file, place } = finding
    const hash = hashOf(rule, file, withoutNumbers(place), ...linesOf(finding).map(withoutNumbers))
    const count = (counts.get(hash) ?? 0) + 1
    counts.set(hash, count)
    return `${hash}:${count}`
  })
}

/** Removes numbers: indexes of lists, numbers of blocks, and measurements that change with every run. */
const withoutNumbers = (text: string) => text.replaceAll(/\d+(?:\.\d+)?/g, '')
