import { declaredPairs } from '../../../block-library/declared-pairs.ts'
import { contrastRatio as ratio, overAnyPicture } from '../../site/brand/contrast-ratio.ts'
import { propertyOf, type Brand } from '../../site/config/read-brand.ts'
import { brandFile } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'

export const contrast = defineRule({
  summary: 'Every text and every control of the site is legible on what it stands on.',
  severity: 'error',
  reads: 'configs',
  docs: `
    The shell and the blocks draw certain pairs of colours, in each state and on each ground. Examples are a text on a card, the edge
    of a field, and the ring of the focus. Text needs a contrast of 4.5 to 1, an icon or an edge 3 to 1 (WCAG 2.2 AA). With less,
    visitors with weak eyes, and all visitors in sunlight, cannot read it. A transparent surface is judged over white and over black
    pictures.

    A block of the site's own declares its pairs as \`contrasts\` in its \`block.ts\`.

    Make one of the two colours in \`page-configs/brand.tokens.json\` darker or lighter.`,
  check({ config: { brand } }) {
    if (!brand) return []
    const problems = brand.grounds.flatMap((ground, index) =>
      declaredPairs
        .filter(({ ofPage }) => !ofPage || index === 0)
        .flatMap(({ state, front, on, least }) =>
          front.flatMap((token) =>
            on.flatMap((surface) => problemOf({ brand, ground, state, token, surface, least })),
          ),
        ),
    )
    // A pair without a colour of a ground is the same on every ground.
    return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
  },
})

interface Pair {
  brand: Brand
  ground: Brand['grounds'][number]
  state: string
  token: string
  surface: string
  least: number
}

function problemOf({ brand, ground: { name, colors }, state, token, surface, least }: Pair): Found[] {
  const color = colorOf(token, brand, colors)
  const below = colorOf(surface, brand, colors)
  const actual = Math.min(...overAnyPicture(below).map((under) => ratio(color, under)))
  if (actual >= least) return []
  const where = token in colors || surface in colors ? `${surface} of ${name}` : surface
  return [
    {
      file: brandFile,
      path: [...(token in colors ? ['ground', name, token] : ['color', token]), '$value'],
      problem: `${state}: ${token} on ${where} has a contrast of ${rounded(actual)} to 1`,
      expected: `at least ${least} to 1`,
      received: `${color} on ${below}`,
    },
  ]
}

function colorOf(token: string, { values }: Brand, colors: Record<string, string>): string {
  if (token === 'foot') return weakest(values.get(propertyOf(['gradient', token])) ?? '')
  return colors[token] ?? values.get(propertyOf(['color', token])) ?? ''
}

/** Returns the lightest part of a gradient below words: its last but one stop. Above it the gradient fades out. */
const weakest = (stops: string) => /#[0-9a-f]+/.exec(stops.split(',').at(-2) ?? '')?.[0] ?? ''

/** Rounds down, so that 4.49 is not reported as 4.5. */
const rounded = (value: number) => Math.floor(value * 100) / 100
