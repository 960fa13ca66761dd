import { isObject } from '../../../schemas/shared/describe-value.ts'
import { english } from '../../../schemas/words/english.ts'
import { german } from '../../../schemas/words/german.ts'
import { hindi } from '../../../schemas/words/hindi.ts'
import { tamil } from '../../../schemas/words/tamil.ts'
import { childOf } from '../../util/document-order.ts'
import { languageOf } from '../../util/language-of.ts'

/** Words of the engine by language. */
const presets: Partial<Record<string, object>> = { en: english, de: german, hi: hindi, ta: tamil }

/** Whether the engine has words in a language. */
export const hasPresetWords = (language: string) => ownPresetWords(language) !== undefined

/** Returns the engine's words in a language; undefined if it has none. */
export const ownPresetWords = (language: string): object | undefined => presets[languageOf(language)]

/** Returns the engine's words in a language. For a language without words of the engine, these are the English ones. */
export const presetWords = (language: string): object => ownPresetWords(language) ?? english

/** Returns the words that a site writes, and the engine's words for all others. */
export const withPresetWords = (written: unknown, language: string): unknown =>
  merged(presetWords(language), written)

function merged(preset: unknown, written: unknown): unknown {
  if (written === undefined) return preset
  if (!isObject(preset) || !isObject(written)) return written
  const parts = Object.entries(written).map(([key, part]) => [key, merged(childOf(preset, key), part)])
  return { ...preset, ...Object.fromEntries(parts) }
}
