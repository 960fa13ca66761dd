import { childOf } from '../../util/document-order.ts'
import { sample } from './sample.ts'

/** Exports of the `examples.ts` of blocks, by type. */
type AnyExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns a function that makes sample sections. Each has the shape of the section in the block's example. */
export function sampleSections(examples: AnyExamples, pictures: readonly string[]) {
  const unused = [...pictures]

  /** Makes the section for a block with these options. */
  return (block: Readonly<Record<string, unknown>>, key: string): object => {
    const shape = exampleSection(examples, block)
    const images = childOf(shape, 'images')
    const items =
      Array.isArray(images) &&
      images.slice(0, 6).map((item: unknown, index) => sampleItem(item, index, unused.shift()))
    const isQuestions = childOf(shape, 'faq_entries') !== undefined
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

/** Makes an item with the fields of an example's item. */
function sampleItem(item: unknown, index: number, picture: string | undefined) {
  const has = (key: string) => childOf(item, key) !== undefined
  return {
    ...(has('image') && picture !== undefined && { image: picture }),
    title: sample(`title ${index + 1}`),
    ...(has('description') && { description: sample(`what there is to say of number ${index + 1}.`) }),
    ...(has('faqs') && { faqs: sampleQuestions(2, `a question on number ${index + 1}`) }),
  }
}

/** Returns the section of the first example with the block's type and variant that has sections. */
function exampleSection(examples: AnyExamples, block: Readonly<Record<string, unknown>>): unknown {
  const [named] = Object.values(examples[String(block.type)] ?? {})
  const like = Object.values(Object(named)).find(
    (example) =>
      childOf(example, 'sections') !== undefined &&
      childOf(childOf(example, 'block'), 'variant') === block.variant,
  )
  return childOf(childOf(like, 'sections'), 0)
}

const wordsOf = (block: Readonly<Record<string, unknown>>, key: string) =>
  typeof block.type === 'string' ? `${block.type.replaceAll('-', ' ')} (${key})` : key
