import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { hasJava, htmlErrors } from '../../../bench/vnu.ts'
import { publish } from '../../../src/publish/publish.ts'

const isAskedFor = process.env.VNU === '1'
const isThere = isAskedFor && (await hasJava())
const why = isAskedFor
  ? 'Java is missing: apt-get install default-jre-headless'
  : 'asked for with npm run test:vnu'

/** Errors of the checker that are no faults. Most of its standards are older than those that browsers follow. */
const noFaults = [
  // A keyword of the Speculation Rules. Without it the policy would block them.
  "Unrecognized source-expression 'inline-speculation-rules'",
  // An attribute of the Picture-in-Picture specification.
  'Attribute “disablepictureinpicture” not allowed on element “video”',
  // CSS: a gradient of one stop with two positions, properties that animate `details`, a mask of several dots.
  '“background”: too few values for the property “linear-gradient”',
  "Property “interpolate-size” doesn't exist",
  '“allow-discrete” is not a “transition” value',
  '“mask”: Too many values or values are not recognized',
  // The map is on another host, so these permissions apply to its origin and not to ours.
  'Bad value “allow-scripts allow-same-origin” for attribute “sandbox”',
]

test.skipIf(!isThere)(
  `${isThere ? '' : `SKIPPED, ${why}: `}the Nu HTML Checker has nothing against any published page`,
  async () => {
    const outDir = '.tmp/vnu'
    await publish({ root: process.cwd(), outDir, logLevel: 'error' })
    const pages = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(40)
    const errors = await htmlErrors(outDir)
    // Every exception must still be needed.
    expect(noFaults.filter((fault) => !errors.some((error) => error.includes(fault)))).toEqual([])
    expect(errors.filter((error) => !noFaults.some((fault) => error.includes(fault)))).toEqual([])
  },
  300_000,
)
