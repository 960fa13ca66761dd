import { createContext, use } from 'react'
import type { Words } from '../../schemas/words.ts'

/** What controls say, in the site's language; the app hands it in. */
export const WordsContext = createContext<Words | undefined>(undefined)

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('WordsContext is empty')
  return words
}

/** One of them where it stands by itself. */
export const Word = ({ of }: { of: keyof Words }) => useWords()[of]
