import { elementMm, leastHeightM, leastLetterMm } from './arithmetic.ts'
import type { Option } from './options.ts'
import type { Planned, PlanParts } from './plan-of.ts'

/** A verdict in words: whether the screen serves its viewers, and what to change. */
export interface Verdict {
  /** Yes, with a reservation, no, or unknown. */
  state: 'right' | 'fair' | 'wrong' | 'open'
  /** Sentences. Each names a distance or a field, and the change that helps. */
  lines: string[]
}

/** Returns the verdict on a plan, or on values that allow no plan. */
export function verdictOf(parts: PlanParts): Verdict {
  const { plan, faults, words, say } = parts
  if (!plan) {
    const wrong = Object.entries(words.fields).filter(([field]) => Object.hasOwn(faults, field))
    const fields = wrong.map(([, label]) => label).join(', ')
    return { state: 'wrong', lines: [say.fill(words.verdict.refused, { fields })] }
  }
  const { chosen } = plan
  if (!chosen) return { state: 'open', lines: [words.noPitch] }
  const planned = { ...parts, plan }
  const troubles = [nearTrouble(planned, chosen), farTrouble(planned, chosen)].filter(
    (trouble) => trouble !== undefined,
  )
  if (troubles.length > 0) return { state: 'wrong', lines: troubles }
  const reservation = reservationOn(planned, chosen)
  const right = rightFor(planned, chosen)
  return reservation === undefined
    ? { state: 'right', lines: [right] }
    : { state: 'fair', lines: [right, reservation] }
}

/** Says that the nearest viewer is too near, and which pitch or distance serves instead. */
function nearTrouble({ plan: { best }, wish, words: { verdict }, say }: Planned, chosen: Option) {
  if (chosen.isComfortable !== false) return undefined
  const near = say.metres(wish.nearM)
  return best?.isComfortable
    ? say.fill(verdict.coarse, { near, pitch: best.name })
    : say.fill(verdict.close, { near, from: say.metres(best?.nearM) })
}

/** Says that the farthest viewer cannot read the picture, and which height or letters serve instead. */
function farTrouble({ plan, planning, wish, words: { verdict, symbols }, say }: Planned, chosen: Option) {
  const { figures, use, options } = plan
  const farM = wish.farM ?? wish.nearM
  const reachM = figures?.farthestM
  if (use === undefined || farM === undefined || reachM === undefined || reachM >= farM - 1e-9)
    return undefined
  const leastM = leastHeightM(farM, use.elementPercent)
  // Any cabinet of the place may turn out to be the best at that size, so the height is enough for each.
  const heightM = Math.max(...options.map(({ cabinet }) => wholeM(leastM, cabinet.mm[1])))
  const widthM = Math.max(
    ...options.map(({ cabinet }) => wholeM(heightM * (wish.aspect ?? 0), cabinet.mm[0])),
  )
  const letters = planning.letters.map((letter) => leastLetterMm(farM, letter, chosen.mm))
  return say.fill(wish.aspect === undefined ? verdict.small : verdict.smallShape, {
    far: say.metres(farM),
    height: say.atLeast(heightM),
    width: say.atLeast(widthM),
    letter: `${say.figure(Math.ceil(Math.max(elementMm(farM), ...letters) - 1e-9))} ${symbols.mm}`,
  })
}

/** Returns the least length of whole cabinets that covers a length. */
const wholeM = (lengthM: number, cabinetMm: number) =>
  (Math.ceil((lengthM * 1000) / cabinetMm - 1e-6) * cabinetMm) / 1000

/** Says that the picture is scaled, or that a coarser pitch is enough. */
function reservationOn({ plan: { best, figures, use }, words: { verdict }, say }: Planned, chosen: Option) {
  if (best && best.mm > chosen.mm) return say.fill(verdict.fine, { pitch: best.name })
  const rows = figures?.widescreen?.[1]
  if (use?.rows === undefined || rows === undefined || rows >= use.rows) return undefined
  return say.fill(verdict.scaled, { used: say.figure(rows), rows: say.figure(use.rows) })
}

/** Says for which distances the screen is right. */
function rightFor({ plan: { figures }, wish, words: { verdict }, say }: Planned, chosen: Option) {
  const from = wish.nearM ?? chosen.nearM
  const to = wish.farM ?? figures?.farthestM
  return to === undefined
    ? say.fill(verdict.rightFrom, { from: say.metres(from) })
    : say.fill(verdict.right, { span: to > from ? say.span([from, to]) : say.metres(from) })
}
