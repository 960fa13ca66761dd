import { createContext, use } from 'react'
import type { Words } from '../../schemas/words.ts'

/** Texts of controls in the site's language. The app provides them. */
export const WordsContext = createContext<Words | undefined>(undefined)

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('WordsContext is empty')
  return words
}

/** Renders one of the texts without an element. */
export const Word = ({ of }: { of: keyof Words }) => useWords()[of]
