import type { RuleExamples } from '../../support/rule-example.ts'

const record = (...paths: string[]) =>
  JSON.stringify(
    Object.fromEntries(
      paths.map((path) => [
        path,
        { shows: 'Eine Lampe am Abend', focus: [50, 50], light: 'day', rendered: true },
      ]),
    ),
    null,
    2,
  )

export const examples: RuleExamples = {
  'a picture that is not there, and the one that is meant': {
    files: { 'content/pictures/site.json': record('/media/abnd.webp') },
    finds: 'content/pictures/site.json:2:3 did you mean "/media/abend.webp"?',
    fixed: { 'content/pictures/site.json': ['abnd', 'abend'] },
  },
  'a picture that two files record': {
    files: {
      'content/pictures/a.json': record('abend.webp'),
      'content/pictures/b.json': record('abend.webp'),
    },
    finds: 'content/pictures/b.json:2:3 is recorded in content/pictures/a.json, too',
  },
  'pictures that are there': {
    files: { 'content/pictures/site.json': record('/media/abend.webp', 'abend.webp') },
  },
}
