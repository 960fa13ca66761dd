import * as light from './light-rules.ts'
import * as lettering from './lettering-rules.ts'
import * as other from './other-rules.ts'
import * as pitch from './pitch-rules.ts'
import * as pixel from './pixel-rules.ts'
import * as power from './power-rules.ts'
import { readingsOf, type Finding, type Rule } from './reading.ts'
import * as size from './size-rules.ts'
import * as weight from './weight-rules.ts'

const rules: Rule[] = [
  pitch.knownPitch,
  pitch.knownTransparent,
  pitch.trueMillimetres,
  pitch.stripDistance,
  pitch.suitsTheViewer,
  pitch.bestDistance,
  pitch.beyondFiftyFeet,
  light.nits,
  light.refresh,
  light.promiseOfNoBands,
  light.angles,
  lettering.letterRule,
  lettering.letterHeight,
  lettering.letterPixels,
  size.knownSize,
  size.knownLength,
  weight.weights,
  weight.perSquareMetre,
  power.perArea,
  power.kilowatts,
  power.generator,
  power.watts,
  power.supply,
  power.averageShare,
  pixel.pixelSizes,
  pixel.fullHd,
  pixel.pixelCounts,
  other.plainFacts,
  other.ingress,
  other.countedFacts,
  other.howMany,
  other.writing,
]

/** Returns the contradictions between a text and the facts, each with its sentence and rule. */
export const checkText = (text: string, around = ''): (Finding & { sentence: string; rule: string })[] =>
  readingsOf({ text, around }).flatMap((reading) =>
    rules.flatMap((rule) =>
      rule(reading).map((finding) => ({ ...finding, sentence: reading.sentence, rule: rule.name })),
    ),
  )
