import * as light from './light-rules.ts'
import * as lettering from './lettering-rules.ts'
import * as other from './other-rules.ts'
import * as pitch from './pitch-rules.ts'
import * as pixel from './pixel-rules.ts'
import * as power from './power-rules.ts'
import { readingsOf, type Finding, type Rule } from './reading.ts'
import * as size from './size-rules.ts'
import * as weight from './weight-rules.ts'

/** Rules with a pattern of the sentences that they may find something in. */
interface RuleGroup {
  about: RegExp
  rules: Rule[]
}

/** All rules. Their patterns only save time: most sentences with a number concern no rule. */
export const ruleGroups: RuleGroup[] = [
  {
    about: /\bP[\d.]|mm(?![a-z])|\bbest\b|\bhome/i,
    rules: [
      pitch.knownPitch,
      pitch.knownTransparent,
      pitch.trueMillimetres,
      pitch.stripDistance,
      pitch.suitsTheViewer,
      pitch.bestDistance,
      pitch.beyondFiftyFeet,
    ],
  },
  {
    about: /\bnits?\b|Hz(?![a-z])|°|degree|\bbands|\blines|\bflicker/i,
    rules: [light.nits, light.refresh, light.promiseOfNoBands, light.angles],
  },
  {
    about: /mm(?![a-z])|pixel|hundredth|1\/\d/i,
    rules: [lettering.letterRule, lettering.letterHeight, lettering.letterPixels],
  },
  { about: /mm(?![a-z])/i, rules: [size.knownSize, size.knownLength] },
  { about: /kg(?![a-z])|t\/m²|tonne/i, rules: [weight.weights, weight.perSquareMetre] },
  {
    about: /[\d -]k?[WV]A?(?![a-z])|watt|per cent/i,
    rules: [power.perArea, power.kilowatts, power.generator, power.watts, power.supply, power.averageShare],
  },
  { about: /×| by |pixel/i, rules: [pixel.pixelSizes, pixel.fullHd, pixel.pixelCounts] },
  {
    about: /per cent|hours|[\d -]ms(?![a-z])|millisecond|°C|m²|square metre|inch/i,
    rules: [other.plainFacts],
  },
  {
    about: /\bIP\d| points\b| contacts\b| bits?\b|picture height/i,
    rules: [other.ingress, other.countedFacts],
  },
  { about: /sectors|product lines|offices/i, rules: [other.howMany] },
  { about: joined(other.spellings.map(([pattern]) => pattern)), rules: [other.writing] },
]

/** Matches every text that some rule may find something in. */
const ofAnyRule = joined(ruleGroups.map(({ about }) => about))

/** Returns the contradictions between a text and the facts, each with its sentence and rule. */
export const checkText = (
  text: string,
  around = () => '',
): (Finding & { sentence: string; rule: string })[] =>
  readingsOf(text, around, ofAnyRule).flatMap((reading) =>
    ruleGroups
      .filter(({ about }) => about.test(reading.sentence))
      .flatMap(({ rules }) => rules)
      .flatMap((rule) =>
        rule(reading).map((finding) => ({ ...finding, sentence: reading.sentence, rule: rule.name })),
      ),
  )

function joined(patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'i')
}
