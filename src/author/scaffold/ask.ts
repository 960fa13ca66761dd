import type { Readable, Writable } from 'node:stream'
import { cancel, intro, isCancel, select, text } from '@clack/prompts'
import type { Project } from '../../site/config/project.ts'
import { isAddressPart, keyFor } from './address-key.ts'
import { folderKinds, generalKinds, others, type Wishes } from './plan-new.ts'

/** Asks on the terminal for the missing wishes. Returns undefined if the author cancels. */
export async function askFor(
  project: Project,
  given: Wishes,
  terminal: Streams = {},
): Promise<Wishes | undefined> {
  const wishes = { ...given }
  const isComplete = await askAll(project, wishes, terminal)
  if (!isComplete) cancel('Nothing was written', terminal)
  return isComplete ? wishes : undefined
}

/** Streams for questions and answers. Default: the terminal of this process. */
interface Streams {
  input?: Readable
  output?: Writable
}

async function askAll(project: Project, wishes: Wishes, terminal: Streams): Promise<boolean> {
  if (wishes.what === undefined) {
    intro('What do you want to write?', terminal)
    const options = [...folderKinds(project), ...others].map((value) => ({
      value,
      label: labels[value] ?? value,
    }))
    if (!(await put('what', select({ message: 'Which type?', options, ...terminal })))) return false
  }
  const { what } = wishes
  if (what === 'block') return write('name', 'What is the block called?', 'price-table')
  if (what === 'redirect')
    return (await write('from', 'Which address has moved?', '/old')) && write('to', 'Where to?', '/new')
  if (what === 'page' && wishes.kind === undefined && wishes.from === undefined) {
    const options = generalKinds(project).map((value) => ({ value, label: value }))
    if (!(await put('kind', select({ message: 'Which kind of page?', options, ...terminal })))) return false
  }
  const called = what === 'article' ? 'What is the article called?' : 'What is the page called?'
  if (!(await write('title', called, 'A title'))) return false
  if (wishes.slug !== undefined || keyFor(project, wishes.title ?? '') !== undefined) return true
  return write(
    'slug',
    'What is the last part of its address, in letters from a to z?',
    'garden-lamp',
    (part) =>
      isAddressPart(part ?? '') ? undefined : 'Please write letters from a to z, digits and single hyphens',
  )

  async function put(key: keyof Wishes, answer: Promise<unknown>): Promise<boolean> {
    const value = await answer
    if (isCancel(value) || typeof value !== 'string') return false
    wishes[key] = value
    return true
  }

  async function write(
    key: keyof Wishes,
    message: string,
    placeholder: string,
    validate = isAnswer,
  ): Promise<boolean> {
    if (wishes[key] !== undefined) return true
    return put(key, text({ message, placeholder, validate, ...terminal }))
  }
}

const isAnswer = (value: string | undefined): string | undefined =>
  value?.trim() ? undefined : 'Please write an answer'

const labels: Record<string, string> = {
  page: 'another page',
  article: 'an article',
  redirect: 'a redirect from an address that has moved',
  block: 'a type of block',
}
