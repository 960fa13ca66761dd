import { z } from 'zod'
import { childOf } from '../../util/document-order.ts'
import { sample } from './sample.ts'

/** The fields of an example's section that show which content the block reads. */
const shapeSchema = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  images: z
    .array(
      z.looseObject({
        image: z.unknown().optional(),
        description: z.unknown().optional(),
        faqs: z.array(z.unknown()).optional(),
      }),
    )
    .optional(),
  faq_entries: z.array(z.unknown()).optional(),
})

/** Exports of the `examples.ts` of blocks, by type. */
type AnyExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns a function that makes sample sections. Each has the shape of the section in the block's example. */
export function sampleSections(examples: AnyExamples, pictures: readonly string[]) {
  const unused = [...pictures]

  /** Makes the section for a block with these options. */
  return (block: Readonly<Record<string, unknown>>, key: string): object => {
    const shape = shapeSchema.parse(exampleSection(examples, block) ?? {})
    const items = shape.images?.slice(0, 6).map((item, index) => sampleItem(item, index, unused.shift()))
    const isQuestions = shape.faq_entries !== undefined
    return {
      section: key,
      title: sample(`a heading for ${wordsOf(block, key)}`),
      description: sample('what this part of the page says, in a sentence or two.'),
      ...(items && !isQuestions && { images: items }),
      ...(isQuestions && { faq_entries: sampleQuestions(5, 'a question of visitors') }),
    }
  }
}

/** Returns `count` different sample questions with answers. */
export const sampleQuestions = (count: number, what: string) =>
  Array.from({ length: count }, (_, index) => ({
    question: sample(`${what}, number ${index + 1}?`),
    answer: sample(`the answer to number ${index + 1}, which stands alone.`),
  }))

function sampleItem(
  { image, description, faqs }: { image?: unknown; description?: unknown; faqs?: unknown[] | undefined },
  index: number,
  picture: string | undefined,
) {
  return {
    ...(image !== undefined && picture !== undefined && { image: picture }),
    title: sample(`title ${index + 1}`),
    ...(description !== undefined && { description: sample(`what there is to say of number ${index + 1}.`) }),
    ...(faqs && { faqs: sampleQuestions(2, `a question on number ${index + 1}`) }),
  }
}

const examplesSchema = z.record(
  z.string(),
  z.looseObject({ block: z.unknown().optional(), sections: z.array(z.unknown()).optional() }),
)

/** Returns the section of the first example with the block's type and variant that has sections. */
function exampleSection(examples: AnyExamples, block: Readonly<Record<string, unknown>>): unknown {
  const exported = Object.entries(examples).find(([type]) => type === block.type)?.[1]
  const named = examplesSchema.parse(Object.values(exported ?? {})[0] ?? {})
  const like = Object.values(named).find(
    (example) => example.sections && childOf(example.block, 'variant') === block.variant,
  )
  return like?.sections?.[0]
}

const wordsOf = (block: Readonly<Record<string, unknown>>, key: string) =>
  typeof block.type === 'string' ? `${block.type.replaceAll('-', ' ')} (${key})` : key
