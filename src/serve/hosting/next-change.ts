import { z } from 'zod'
import type { Moment } from '../../../block-library/parts/is-shown.ts'
import { parsed } from '../../util/parsed.ts'

/** File of the published folder that says when to publish again. */
export const nextChangeFile = 'next-change.json'

const nextChangeSchema = z.object({
  /** Moment at which a page, a block or an article begins or ends; null if nothing does. */
  next: z.iso.datetime().nullable(),
  /** Moment that was chosen with `--at`; null for the moment of the publish. */
  at: z.iso.datetime().nullable(),
  timeZone: z.string(),
  /** Whether drafts are published. */
  drafts: z.boolean(),
})
export type NextChange = z.output<typeof nextChangeSchema>

/** Returns the text of the file. */
export function writeNextChange(
  { at, timeZone, drafts }: Moment,
  nextChange: number | undefined,
  isChosen: boolean,
): string {
  const value: NextChange = { next: iso(nextChange), at: iso(isChosen ? at : undefined), timeZone, drafts }
  return JSON.stringify(value)
}

const iso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString())

/** Returns the moment whose articles the server sends: the current one, or that which was published instead. */
export const servedMoment = ({ at, timeZone, drafts }: NextChange = unknownSchedule): Moment => ({
  at: at === null ? Date.now() : Date.parse(at),
  timeZone,
  drafts,
})

const unknownSchedule: NextChange = { next: null, at: null, timeZone: 'UTC', drafts: false }

/** Reads the text of the file; undefined if it is missing or of another version. */
export function readNextChange(text: string | undefined): NextChange | undefined {
  return nextChangeSchema.safeParse(parsed(text ?? '')).data
}
