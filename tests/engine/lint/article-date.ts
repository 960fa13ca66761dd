import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/notizen.json'

const dated =
  (date: string, instead = '2025-03-01T23:30:00+01:00') =>
  (text: string) =>
    text.replace(instead, date)

export const examples: RuleExamples = {
  'a moment without a zone': {
    files: { [file]: dated('2025-03-01 23:30:00') },
    finds: `${file}:8:19 has no time zone, and is read as one of Europe/Berlin`,
    fixed: 'as before',
  },
  'words that can be read, and such as cannot': {
    files: {
      [file]: (text) =>
        `${dated('March 1, 2025')(text).trimEnd().slice(0, -1)}, { "id": "b", "date": "neulich" }]`,
    },
    finds: [
      `${file}:8:19 is not written as ISO 8601\nexpected  "2025-03-01"`,
      `${file}:10:24 the page shows no date\nexpected  such as "2025-02-27"`,
    ],
    fixed: { [file]: dated('2025-03-01', 'March 1, 2025') },
  },
  'a moment without a zone in an article of its own, with a blank before it': {
    files: {
      [file]: undefined,
      'content/api/notizen/holz.json': JSON.stringify({
        id: 'holz',
        title: 'Holz',
        date: ' 2025-03-01 23:30',
      }),
    },
    finds: 'content/api/notizen/holz.json:1:36 has no time zone',
    fixed: { 'content/api/notizen/holz.json': [' 2025-03-01 23:30', '2025-03-01T23:30+01:00'] },
  },
  'a zone without a colon': { files: { [file]: dated('2025-03-01T23:30:00+0100') } },
  'a day that may be in March or in May': {
    files: { [file]: dated('05/03/2025') },
    finds: `${file}:8:19 may be two days: the page shows no date\nexpected  "2025-03-05" or "2025-05-03"`,
  },
  'a day whose year is at its end': {
    files: { [file]: dated('13.03.2025') },
    finds: `${file}:8:19 has its year at the end: the page shows no date\nexpected  "2025-03-13"`,
  },
  'a day that does not exist': {
    files: { [file]: dated('2025-02-30') },
    finds: `${file}:8:19 no calendar has this day or time: the page shows no date`,
  },
  'Unix time, as a number': {
    files: { [file]: ['"2025-03-01T23:30:00+01:00"', '1741168800'] },
  },
  'a number that is no time': {
    files: { [file]: ['"2025-03-01T23:30:00+01:00"', '2025'] },
    finds: `${file}:8:19 is not a date that can be read: the page shows no date`,
  },
}
