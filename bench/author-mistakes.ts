import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../src/util/files-in.ts'
import type { Random } from './random.ts'

/** A mistake in a file: the kind, the file, the line, and the text before and after. */
export interface Mistake {
  kind: string
  file: string
  line: number
  before: string | undefined
  after: string
}

interface Slip {
  /** Folder of the files with the mistake. `file` matches their names below it. */
  folder: string
  file: RegExp
  /** Matches the text to replace. */
  place: RegExp
  by: (found: string, random: Random, text: string) => string
}

/** Mistakes by kind: the files where each kind is made, and the text that it replaces. */
const slips: Record<string, Slip> = {
  'a misspelt key': {
    folder: 'page-configs',
    file: /(products|industries|general)\/.*\.ts$/,
    place: /(?<=^ {4,}|\{ )(section|heading|fallbackHeading|button|variant|label|text)(?=:)/gm,
    by: swap,
  },
  'a misspelt block': {
    folder: 'page-configs',
    file: /(products|industries)\/.*\.ts$/,
    place: /(?<=type: ')[a-z-]{3,}(?=')/g,
    by: swap,
  },
  'a misspelt link': {
    folder: 'page-configs',
    file: /(products|industries|general)\/.*\.ts$/,
    place: /(?<=to: '\/)[a-zA-Z/-]{4,}(?=')/g,
    by: swap,
  },
  'a link in another case': {
    folder: 'page-configs',
    file: /(products|industries|general)\/.*\.ts$/,
    place: /(?<=to: '\/)(products|industry)\/[a-zA-Z-]+(?=')/g,
    by: (found) =>
      found.replace(
        /\/(.)/,
        (_, first: string) => `/${first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()}`,
      ),
  },
  'a misspelt question set': {
    folder: 'page-configs',
    file: /(products|industries)\/.*\.ts$/,
    place: /(?<=faqSet: ')[a-z-]+(?=')/g,
    by: swap,
  },
  'a misspelt endpoint': {
    folder: 'page-configs',
    file: /(products|industries)\/.*\.ts$/,
    place: /(?<=endpoint: ')[a-z-]+(?=')/g,
    by: swap,
  },
  'a misspelt prefix': {
    folder: 'page-configs',
    file: /(products|industries)\/.*\.ts$/,
    place: /(?<=prefix: ')[a-z_]{4,}(?=')/g,
    by: swap,
  },
  'a number in place of a text': {
    folder: 'page-configs',
    file: /(products|industries)\/.*\.ts$/,
    place: /(?<=title: )'[^']+'(?=,$)/gm,
    by: () => '7',
  },
  'a comma too few': {
    folder: 'page-configs',
    file: /(products|industries)\/.*\.ts$/,
    place: /,(?=\n {2}(title|content|blocks))/g,
    by: () => '',
  },
  'a misspelt placeholder': {
    folder: 'page-configs',
    file: /(products|industries|general)\/.*\.ts$/,
    place: /(?<=(?:heading|fallbackHeading|text): ')[A-Z][^'{]+(?=')/g,
    by: (found) => `${found} {titel}`,
  },
  'a text of the scaffold': {
    folder: 'page-configs',
    file: /(products|industries|general)\/.*\.ts$/,
    place: /(?<=(?:heading|fallbackHeading): ')[A-Z][^'{]+(?=')/g,
    by: () => 'Lorem ipsum dolor sit amet',
  },
  'an option that is the default': {
    folder: 'page-configs',
    file: /(products|industries)\/.*\.ts$/,
    place: /(?<=\{ type: 'faq')(?=, section: 'faq_section' \})/g,
    by: () => `, id: 'faq'`,
  },
  'a redirect to nowhere': {
    folder: 'page-configs',
    file: /redirects\.ts$/,
    place: /(?<=to: '\/)[a-zA-Z/-]{6,}(?=')/g,
    by: swap,
  },
  'a question twice': {
    folder: 'page-configs',
    file: /structured-data\/.*\.json$/,
    place: /(?<="question": ")[^"]+(?=")/g,
    by: (found, random, text) =>
      random.pick(
        [...text.matchAll(/(?<="question": ")[^"]+/g)]
          .map(([other]) => other)
          .filter((other) => other !== found),
      ),
  },
  'markup in an answer': {
    folder: 'page-configs',
    file: /structured-data\/.*\.json$/,
    place: /(?<="answer": ")[^"]+(?=")/g,
    by: (found) => `<b>${found}</b>`,
  },
  'a misspelt key of a client': {
    folder: 'page-configs',
    file: /^clients\/.*\.json$/,
    place: /(?<=")(position|company|testimonial|image)(?=":)/g,
    by: swap,
  },
  'a misspelt section key': {
    folder: 'content/api',
    file: /^[a-z-]+\.json$/,
    place: /(?<="section": ")[a-z_0-9]{6,}(?=")/g,
    by: swap,
  },
  'a picture that is not there': {
    folder: 'content/api',
    file: /^(?!gallery)[a-z-]+\.json$/,
    place: /(?<="image": "pictures\/)[a-z0-9-]+(?=\.webp")/g,
    by: swap,
  },
  'a question without an answer': {
    folder: 'content/api',
    file: /^[a-z-]+\.json$/,
    place: /(?<="answer": ")[^"]+(?=")/g,
    by: () => '',
  },
  'a list in place of a text': {
    folder: 'content/api',
    file: /^(?!gallery|blog)[a-z-]+\.json$/,
    place: /(?<="title": )"[^"]+"(?=,?$)/gm,
    by: (found) => `[${found}]`,
  },
  'Markdown in place of HTML': {
    folder: 'content/api',
    file: /^[a-z-]+\.json$/,
    place: /(?<="description_html": ")[^"]+(?=")/g,
    by: () => '**Bold** words, and a [link](/).',
  },
  'a script in rich text': {
    folder: 'content/api',
    file: /^[a-z-]+\.json$/,
    place: /(?<="description_html": ")(?=[^"]+")/g,
    by: () => '<script>x()</script>',
  },
  'a misspelt picture of a record': {
    folder: 'content/pictures',
    file: /\.json$/,
    place: /(?<=^ {2}"pictures\/)[a-z0-9-]+(?=\.webp")/gm,
    by: swap,
  },
}

export const kinds = Object.keys(slips)

/** Makes one mistake of a kind in a project. Returns undefined where 20 tries find no place for it. */
export async function makeMistake(root: string, kind: string, random: Random): Promise<Mistake | undefined> {
  const slip = slips[kind]
  if (!slip) throw new Error(`There is no mistake ${kind}`)
  const files = filesIn(join(root, slip.folder)).filter((name) => slip.file.test(name))
  for (let tries = 0; tries < 20; tries += 1) {
    const file = `${slip.folder}/${random.pick(files)}`
    const before = await readFile(join(root, file), 'utf8')
    const places = [...before.matchAll(slip.place)]
    if (places.length === 0) continue
    const { 0: found, index } = random.pick(places)
    const after = before.slice(0, index) + slip.by(found, random, before) + before.slice(index + found.length)
    if (after === before) continue
    await writeFile(join(root, file), after)
    return { kind, file, line: before.slice(0, index).split('\n').length, before, after }
  }
  return undefined
}

/** Swaps two neighbouring letters, as fast typing does. */
function swap(found: string, random: Random): string {
  const places = Array.from(found).flatMap((letter, index) =>
    index > 0 && index < found.length - 1 && letter !== found[index + 1] ? [index] : [],
  )
  if (places.length === 0) return `${found}x`
  const index = random.pick(places)
  return found.slice(0, index) + found.charAt(index + 1) + found.charAt(index) + found.slice(index + 2)
}
