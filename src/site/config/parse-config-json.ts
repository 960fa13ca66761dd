import { parseJson } from '../../util/parsed.ts'

/** Returns the value of a JSON config without its author's notes to the rules, and the schema that it names for editors. */
export const parseConfigJson = (text: string): unknown => parseJson(text, withoutNotes)

const withoutNotes = (place: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          ([key]) => !key.startsWith('// rule-off ') && !(key === '$schema' && place === ''),
        ),
      )
    : value
