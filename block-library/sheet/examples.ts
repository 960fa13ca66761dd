import { blockExample, type Examples } from '../contract/block-examples.ts'

const sheet = {
  type: 'sheet',
  id: 'test-run',
  heading: 'Test-run sheet',
  lead: 'Filled in on site.',
  fields: ['Site', 'Date'],
  columns: ['Check', 'Limit', 'Measured'],
  rows: [
    { name: 'Height at the front', cells: ['as ordered', ''] },
    { name: 'Nearest regular viewer', cells: ['2.5 m', ''] },
  ],
  signatures: ['For the client', 'For us'],
  note: 'Limits that are not printed here are those of the order.',
} satisfies Examples<'sheet'>['default']['block']

const example = blockExample<'sheet'>(sheet)

export const sheetExamples: Examples<'sheet'> = {
  default: { block: sheet },
  'a link under the table': example({ link: { label: 'All products', to: '/products' } }),
  'open on a phone, without the column to fill in': example({ folded: false }),
  shortest: {
    block: {
      type: 'sheet',
      id: 'packing',
      heading: 'Packing list',
      columns: ['Item', 'Number'],
      rows: [{ name: 'Modules', cells: [''] }],
    },
  },
  longest: example({
    heading:
      'Sheet of the test run in Visakhapatnam, Thiruvananthapuram and Rajamahendravaram, level by level',
    columns: ['Check', 'Method', 'Limit', 'Measured', 'Remark', 'Initials'],
    rows: Array.from({ length: 14 }, (_, index) => ({
      name: `Evenness of the surface of part MODEL-OUT-3.91-960x960-5500KG-TYPE65 number ${index + 1}`,
      cells: [
        'Photographed with one camera from one mark on the floor, by daylight, with every lamp of the hall off',
        'none brighter than its neighbours',
        '',
        '',
        '',
      ],
    })),
  }),
}
