import { own } from '../../../schemas/blocks/own.ts'
import { missingWords } from '../../site/config/fill-words.ts'
import { wordsFile, type Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'

export const missingWord = defineRule({
  summary: 'The site has every word that the blocks of its pages need.',
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    The engine has no language of its own. Labels of controls, headings without content and messages of forms are words of the site, in
    \`page-configs/words.ts\`. A missing word would leave its name in braces on the page.

    Write the word there, or write the option in every block. The command \`npm run new -- words --language de\` adds
    all missing words of the engine's blocks in German. For English, write \`en\`.`,
  check,
})

function* check({ config }: Project): Generator<Found> {
  const users = new Map<string, { path: PropertyKey[]; file: string }>()
  for (const { file, page } of config.pages)
    for (const path of missingWords(page))
      if (!users.has(path.join('.'))) users.set(path.join('.'), { path, file })
  const orRun = `, or run npm run new -- words --language ${languageOf(config.site)}`
  for (const [name, { path, file }] of users) {
    const isOwn = Object.hasOwn(own, String(path[0]))
    const problem = `is missing: ${file} needs "${name}". Write it${isOwn ? '' : orRun}`
    yield { file: wordsFile, path, problem }
  }
}

const languageOf = ({ language }: { language: string }) => new Intl.Locale(language).language
