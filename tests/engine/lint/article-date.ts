import type { RuleExample } from '../../support/rule-example.ts'

const file = 'content/api/notizen.json'

const dated =
  (date: string, instead = '2025-03-01T23:30:00+01:00') =>
  (text: string) =>
    text.replace(instead, date)

export const examples: RuleExample[] = [
  {
    name: 'a moment without a zone',
    files: { [file]: dated('2025-03-01 23:30:00') },
    finds: [{ at: `${file}:8:19`, says: 'has no time zone, and is read as one of Europe/Berlin' }],
    fixed: { [file]: dated('2025-03-01T23:30:00+01:00', '2025-03-01 23:30:00') },
  },
  {
    name: 'words that can be read, and such as cannot',
    files: {
      [file]: (text) =>
        `${dated('March 1, 2025')(text).trimEnd().slice(0, -1)}, { "id": "b", "date": "neulich" }]`,
    },
    finds: [
      { at: `${file}:8:19`, says: 'is not written as ISO 8601\nexpected  "2025-03-01"' },
      { at: `${file}:10:24`, says: 'the page shows no date\nexpected  such as "2025-02-27"' },
    ],
    fixed: { [file]: dated('2025-03-01', 'March 1, 2025') },
  },
  {
    name: 'a moment without a zone in an article of its own, with a blank before it',
    files: {
      [file]: undefined,
      'content/api/notizen/holz.json': JSON.stringify({
        id: 'holz',
        title: 'Holz',
        date: ' 2025-03-01 23:30',
      }),
    },
    finds: [{ at: 'content/api/notizen/holz.json:1:36', says: 'has no time zone' }],
    fixed: {
      'content/api/notizen/holz.json': (text) => text.replace(' 2025-03-01 23:30', '2025-03-01T23:30+01:00'),
    },
  },
  { name: 'a zone without a colon', files: { [file]: dated('2025-03-01T23:30:00+0100') }, finds: [] },
  { name: 'a day', files: { [file]: dated('2025-03-01') }, finds: [] },
  {
    name: 'a day that may be in March or in May',
    files: { [file]: dated('05/03/2025') },
    finds: [
      {
        at: `${file}:8:19`,
        says: 'may be two days: the page shows no date\nexpected  "2025-03-05" or "2025-05-03"',
      },
    ],
  },
  {
    name: 'a day whose year is at its end',
    files: { [file]: dated('13.03.2025') },
    finds: [
      { at: `${file}:8:19`, says: 'has its year at the end: the page shows no date\nexpected  "2025-03-13"' },
    ],
  },
  {
    name: 'a day that does not exist',
    files: { [file]: dated('2025-02-30') },
    finds: [{ at: `${file}:8:19`, says: 'no calendar has this day or time: the page shows no date' }],
  },
  {
    name: 'Unix time, as a number',
    files: { [file]: (text) => text.replace('"2025-03-01T23:30:00+01:00"', '1741168800') },
    finds: [],
  },
  {
    name: 'a number that is no time',
    files: { [file]: (text) => text.replace('"2025-03-01T23:30:00+01:00"', '2025') },
    finds: [{ at: `${file}:8:19`, says: 'is no date that can be read: the page shows no date' }],
  },
]
