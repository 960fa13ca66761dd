import { z } from 'zod'
import { plainText } from './text.ts'

/** Finds an item by its title: `'Slim Profile'` is the whole title, `{ contains: 'Easy transport' }` a part of it. */
export const titleMatcher = () =>
  z
    .union([
      plainText(),
      z.strictObject({
        /** Part of the title. */
        contains: plainText(),
      }),
    ])
    .transform((matcher) =>
      typeof matcher === 'string'
        ? { how: 'equals' as const, text: matcher }
        : { how: 'contains' as const, text: matcher.contains },
    )

export type TitleMatcher = z.output<ReturnType<typeof titleMatcher>>
