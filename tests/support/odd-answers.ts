import * as fc from 'fast-check'

/** Values that are wrong in every place of an answer. */
const oddValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    '',
    ' ',
    '\uD800',
    'a\uDFFFb',
    '\u0000',
    '\u202E',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{title}',
    'javascript:alert(1)',
    '//other.example/a.webp',
    [],
    {},
    [[]],
    [null],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 600, maxLength: 700 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A change of an answer. Each number of `steps` chooses a part on the way to the changed place. */
interface Change {
  steps: number[]
  how: 'replace' | 'remove' | 'repeat' | 'wrap' | 'rename'
  value: unknown
}

const changes = fc.record<Change>({
  steps: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 6 }),
  how: fc.constantFrom('replace', 'remove', 'repeat', 'wrap', 'rename'),
  value: oddValues,
})

/** Returns valid answers with one to five changes. */
export const nearlyRight = <T>(answers: fc.Arbitrary<T>) =>
  fc
    .tuple(answers, fc.array(changes, { minLength: 1, maxLength: 5 }))
    .map(([answer, made]) => made.reduce<unknown>(changed, answer))

/** Arbitrary answers. */
export const anything = fc.oneof(
  oddValues,
  fc.jsonValue({ maxDepth: 5 }),
  fc.array(fc.jsonValue({ maxDepth: 4 })),
)

function changed(value: unknown, { steps, how, value: odd }: Change): unknown {
  const [step = 0, ...rest] = steps
  if (typeof value !== 'object' || value === null) return how === 'wrap' ? [value] : odd
  const entries = Object.entries(value)
  const [key, child] = entries[step % Math.max(entries.length, 1)] ?? []
  if (key === undefined) return odd
  const deeper = rest.length > 0 && typeof child === 'object' && child !== null
  const parts = entries.flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]]
    if (deeper) return [[name, changed(part, { steps: rest, how, value: odd })]]
    if (how === 'remove') return []
    if (how === 'repeat')
      return [
        [name, part],
        [`${name}0`, part],
      ]
    if (how === 'wrap') return [[name, [part]]]
    if (how === 'rename') return [[typeof odd === 'string' ? odd : 'other', part]]
    return [[name, odd]]
  })
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}
