import type { Claim } from './claim.ts'
import { authors } from './authors.ts'
import { content } from './content.ts'
import { enquiry } from './enquiry.ts'
import { hostile } from './hostile.ts'
import { people } from './people.ts'
import { published } from './published.ts'
import { texts } from './texts.ts'

/** All claims, by what they are about; `npm run claims` makes docs/claims.md of them. */
export const claims: Record<string, Claim[]> = {
  'An enquiry is never lost, and counts once': enquiry,
  'Whatever the content service does, there is a page': content,
  'Nothing hostile gets through': hostile,
  'What is published is whole': published,
  'The texts are those that were ordered': texts,
  'Everybody can use it': people,
  'A mistake is told where it is made': authors,
}
