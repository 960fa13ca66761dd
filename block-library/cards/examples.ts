import { namedAfter, type Examples } from '../contract/block-examples.ts'
import { overExamples } from './over-examples.ts'
import { pictureExamples } from './picture-examples.ts'
import { reasonExamples } from './reason-examples.ts'
import { tallExamples } from './tall-examples.ts'

export const cardsExamples: Examples<'cards'> = {
  ...pictureExamples,
  ...namedAfter('over', overExamples),
  ...namedAfter('tall', tallExamples),
  ...namedAfter('reasons', reasonExamples),
}
