import { missingWords } from '../../site/config/fill-words.ts'
import { wordsFile } from '../../site/config/project.ts'
import { defineRule } from '../rule.ts'

export const missingWord = defineRule({
  summary: 'The site has every word that the blocks of its pages need.',
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    A block of the site's own has words, whose values are a group of \`page-configs/words.ts\`. A missing word would leave its name in braces on
    the page.

    Write the word there, or write the option in every block.`,
  *check({ config }) {
    const users = new Map<string, { path: PropertyKey[]; file: string }>()
    for (const { file, page } of config.pages)
      for (const path of missingWords(page))
        if (!users.has(path.join('.'))) users.set(path.join('.'), { path, file })
    for (const [name, { path, file }] of users)
      yield { file: wordsFile, path, problem: `is missing: ${file} needs "${name}". Write it` }
  },
})
