import type { Readable, Writable } from 'node:stream'
import { isCancel, select, text } from '@clack/prompts'
import { AuthorError } from '../../util/author-error.ts'
import { isAddressPart } from './address-key.ts'
import type { Ask, NewOptions } from './plan-new.ts'

/** Streams for questions and answers. Default: the terminal of this process. */
interface Streams {
  input?: Readable
  output?: Writable
}

const questions: Record<keyof NewOptions, { message: string; placeholder?: string }> = {
  what: { message: 'What do you want to write?' },
  kind: { message: 'Which kind of page?' },
  title: { message: 'What is its title?', placeholder: 'A title' },
  slug: {
    message: 'What is the last part of its address, in letters from a to z?',
    placeholder: 'garden-lamp',
  },
  name: { message: 'What is the block called?', placeholder: 'price-table' },
  from: { message: 'Which address has moved?', placeholder: '/old' },
  to: { message: 'Where to?', placeholder: '/new' },
}

/** Returns a function that asks the author on the terminal. It rejects if the author cancels. */
export const askOn =
  (terminal: Streams = {}): Ask =>
  async (option, values) => {
    const { message, placeholder = '' } = questions[option]
    const options = values?.map((value) => ({ value, label: labels[value] ?? value }))
    const validate = option === 'slug' ? isSlug : isAnswer
    const answer = await (options
      ? select({ message, options, ...terminal })
      : text({ message, placeholder, validate, ...terminal }))
    if (isCancel(answer)) throw new AuthorError('Nothing was written', [])
    return answer
  }

const isAnswer = (value = '') => (value.trim() === '' ? 'Please write an answer' : undefined)

const isSlug = (value = '') =>
  isAddressPart(value) ? undefined : 'Please write letters from a to z, digits and single hyphens'

const labels: Record<string, string> = {
  page: 'another page',
  article: 'an article',
  redirect: 'a redirect from an address that has moved',
  block: 'a type of block',
}
