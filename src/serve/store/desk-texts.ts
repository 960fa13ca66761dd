import { z } from 'zod'
import type { InboxWords } from '../../../schemas/shared/inbox-words.ts'
import { english } from '../../../schemas/words/english.ts'
import { valueAt } from '../../util/problem.ts'

/** Texts for the seller, in the inbox and in e-mails. */
export interface DeskTexts {
  language: string
  words: InboxWords
  /** Labels of the fields of an enquiry, by name. */
  labels: Readonly<Record<string, string>>
}

export const englishTexts: DeskTexts = deskTexts('en', english)

/** Returns the texts for the seller from the words of a site. */
export function deskTexts(language: string, words: { inbox: InboxWords }): DeskTexts {
  const ofForm = z
    .record(z.string(), z.string())
    .catch({})
    .parse(valueAt(['contact', 'words', 'fields'], words))
  // A site without words of its own has the English ones.
  const isEnglish = words.inbox.title === english.inbox.title
  return {
    language: isEnglish ? 'en' : language,
    words: words.inbox,
    labels: { ...ofForm, ...words.inbox.fields },
  }
}
