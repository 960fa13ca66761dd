import { namedAfter, type Examples } from '../contract/block-examples.ts'
import { slideExamples } from './slide-examples.ts'
import { titleListExamples } from './title-list-examples.ts'

export const showcaseExamples: Examples<'showcase'> = {
  ...slideExamples,
  ...namedAfter('list', titleListExamples),
}
