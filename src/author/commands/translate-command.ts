import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Translation } from '../../../schemas/translation.ts'
import { lineAt } from '../../lint/line-at.ts'
import { findProblems } from '../../lint/find-problems.ts'
import { findingsError } from '../../lint/sound-project.ts'
import { locate } from '../../lint/locate.ts'
import { rules } from '../../lint/rules.ts'
import { joinContent } from '../../site/joined/join-content.ts'
import { siteFile } from '../../site/config/project.ts'
import { sourcesOf } from '../../site/joined/sources-of.ts'
import { otherLanguages } from '../../site/config/site-languages.ts'
import { sourcesOfTexts } from '../../site/languages/source-texts.ts'
import { filesOf, translatedFiles, type TranslatedFile } from '../../site/languages/translations.ts'
import { AuthorError } from '../../util/author-error.ts'
import { unknownValue } from '../../util/unknown-value.ts'
import { writeChanged } from '../generate/write-changed.ts'
import { projectToChange } from '../scaffold/project-to-change.ts'
import { commands } from '../command-line/commands.mjs'
import type { Command } from '../command-line/terminal.ts'
import { exportTexts } from './translate/exchange.ts'
import { importRows } from './translate/import-rows.ts'
import { readExchange } from './translate/read-exchange.ts'

/** `npm run translate`. Lists texts that are not translated, writes files to translate them in, or exchanges them with a translator. */
export const translateCommand: Command = async (args, { root, log }) => {
  const { values, positionals } = parseArgs({ args, ...commands.translate })
  const [tag = '', ...names] = positionals
  const site = await joinContent(await projectToChange(root))
  // A file that cannot be read would look as if it had no texts.
  const errors = findProblems(site).filter(
    ({ rule, severity }) =>
      severity === 'error' && (rule === 'endpoint-answer' || rules[rule]?.reads === 'files'),
  )
  if (errors.length > 0) throw findingsError(errors)
  const tags = otherLanguages(site.config.site).map((language) => language.tag)
  if (tags.length === 0) throw oneLanguage(site.config.site.language, tag)
  if (!tags.includes(tag)) throw unknownValue('the language', tag, tags)
  const sources = [...sourcesOfTexts(site, site.contentFiles).keys()]
  const unknown = names.find((file) => !sources.includes(file))
  if (unknown !== undefined) throw unknownValue('the file', unknown, sources)
  const all = names.length > 0 ? filesOf(site, (source) => names.includes(source)) : translatedFiles(site)
  const files = all.filter((file) => file.tag === tag)
  if (values.export !== undefined) {
    const count = exportTexts(resolve(root, values.export), files, site.config.site.language, tag)
    log(`${values.export}: ${count} texts in ${tag}`)
    return 0
  }
  if (values.import !== undefined) {
    const rows = readExchange(resolve(root, values.import))
    const { changed, count, refused } = importRows(
      rows,
      filesOf(site, () => true).filter((file) => file.tag === tag),
    )
    await writeChanged(
      root,
      [...changed].map(([file, translation]) => [file, textOf(translation)]),
    )
    log(
      [...refused, ...changed.keys(), `${tag}: ${count} texts written, ${refused.length} refused`].join('\n'),
    )
    return refused.length > 0 ? 1 : 0
  }
  const open = files.flatMap(({ file, source, texts }) =>
    texts.filter(({ target }) => target.state !== 'current').map((text) => ({ file, source, ...text })),
  )
  if (values.write) {
    const written = files.flatMap((translated): [string, string][] => {
      const translation = filled(translated)
      return translated.translation || Object.keys(translation.texts).length > 0
        ? [[translated.file, textOf(translation)]]
        : []
    })
    await writeChanged(root, written)
    log(written.map(([file]) => file).join('\n'))
  }
  const texts = sourcesOf(site)
  for (const { source, path, key, of, text, target } of open) {
    const written = locate(source, path, texts)
    const line = written && lineAt(texts(written.file) ?? '', written.value.start).line
    log(`${written?.file ?? source}:${line ?? 1} ${target.state} ${key} (${of}): ${text}`)
  }
  log(
    open.length === 0
      ? `${tag}: all texts are translated`
      : `${tag}: ${open.length} texts are missing or stale`,
  )
  return 0
}

const oneLanguage = (language: string, tag: string) =>
  new AuthorError('The site has no other language', [
    {
      place: siteFile,
      problems: [
        `add \`languages: [{ tag: '${language}' }, { tag: '${tag || 'pt'}', root: '/${tag || 'pt'}' }]\``,
      ],
    },
  ])

/** Returns the text of a file of translations, with a line for each of them. */
const textOf = (translation: Translation): string =>
  `${JSON.stringify(translation, null, 2).replaceAll(/\{\s+("of": .*)\s+("text": .*)\s+\}/g, '{ $1 $2 }')}\n`

/**
 * Returns translations with an empty one for each missing text. A stale one keeps the hash of the text that it translates. One whose text is
 * gone, and whose key another text has now, gets the hash behind its key.
 */
function filled({ translation, texts, gone }: TranslatedFile): Translation {
  const before = translation?.texts ?? {}
  const hashes = new Set(Object.values(before).map(({ of }) => of))
  // A word of the engine needs no translation.
  const entered = texts.filter(
    ({ key, of, target }) => target.state !== 'current' || key in before || hashes.has(of),
  )
  const entries = entered.map(({ key, of, target }) => {
    const { text } = target
    return [key, target.state === 'stale' ? (before[key] ?? { of, text }) : { of, text }] as const
  })
  const keys = new Set(entries.map(([key]) => key))
  const unplaced = gone.map((key) => {
    const { of, text } = before[key] ?? { of: '', text: '' }
    return [keys.has(key) ? `${key} ${of}` : key, { of, text }] as const
  })
  return {
    ...translation,
    texts: Object.fromEntries([...entries, ...unplaced.filter(([, { text }]) => text !== '')]),
  }
}
