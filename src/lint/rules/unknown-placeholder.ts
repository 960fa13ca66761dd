import { kindsFile, wordsFile } from '../../site/config/project.ts'
import { textsIn } from '../../util/texts-in.ts'
import { defineRule, type Found } from '../rule.ts'
import { unknownName } from '../unknown-name.ts'
import { writtenValues, type WrittenValue } from '../written-values.ts'

export const unknownPlaceholder = defineRule({
  summary: 'Every {word} in braces is a placeholder that is filled in at its place.',
  severity: 'error',
  reads: 'configs',
  scope: 'page',
  docs: `
    In the texts of blocks \`{title}\` is the page's title. Some settings and words have other placeholders, such as \`{phone}\` in the
    chat's address. The schema names them. Visitors see any other word in braces as written.

    Write a known placeholder, or the word itself.`,
  *check(project) {
    for (const written of writtenValues(project)) {
      const { file, path, value } = written
      if (typeof value === 'string' && value.includes('{'))
        yield* problemsIn(value, { file, path }, placeholdersAt(written))
    }
    // No placeholder is filled in heads and questions.
    for (const { file, input, problems } of project.files) {
      if (problems.length > 0 || !/metadata\.json$|structured-data\//.test(file)) continue
      for (const { path, text } of textsIn(file, input)) yield* problemsIn(text, { file, path }, [])
    }
  },
})

function* problemsIn(text: string, place: Pick<Found, 'file' | 'path'>, filled: string[]): Generator<Found> {
  for (const [placeholder, name = ''] of text.matchAll(/\{(\w+)\}/g)) {
    if (filled.includes(name)) continue
    const names = filled.map((placeholderName) => `{${placeholderName}}`)
    if (names.length === 0) yield { ...place, problem: 'nothing is filled in here', value: placeholder }
    else {
      const { nearest, ...details } = unknownName(placeholder, names, names.join(', '))
      const fix = nearest === undefined ? undefined : { replace: text.replaceAll(placeholder, () => nearest) }
      yield { ...place, ...details, nearest, fix }
    }
  }
}

/** Returns the placeholders of a value: those of its schema, those of its default, and in blocks the page's title. */
function placeholdersAt({ file, path, schemas }: WrittenValue): string[] {
  const names = schemas.flatMap(({ placeholders, default: text }) => [
    ...(Array.isArray(placeholders) ? placeholders.map(String) : []),
    ...[...(typeof text === 'string' ? text : '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  ])
  const isBlock = path[0] === 'blocks' || file === kindsFile || (file === wordsFile && path[0] !== 'common')
  return isBlock ? [...new Set([...names, 'title'])] : names
}
