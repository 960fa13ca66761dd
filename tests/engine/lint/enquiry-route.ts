import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'page-configs/enquiries.ts'
const routed = (when: string) => `import { defineEnquiries } from 'pagework'

export default defineEnquiries({
  channels: [{ name: 'crm', type: 'webhook', url: 'https://crm.example/in', when: ${when} }],
})
`

export const examples: RuleExamples = {
  'a city that the site does not have': {
    files: { [file]: routed(`{ city: ['Berlni'] }`) },
    finds: `${file}:4:92 did you mean "Berlin"?`,
    fixed: { [file]: ['Berlni', 'Berlin'] },
  },
  'a page and a product that the site does not have': {
    files: { [file]: routed(`{ page: ['/nirgends/*'], product: ['lampe'] }`) },
    finds: [
      `${file}:4:92 the address of a page`,
      `${file}:4:118 the last part of the address of a product page`,
    ],
  },
  'an option that no contact block has': {
    files: { [file]: routed(`{ option: ['Kundinn'] }`) },
    finds: `${file}:4:94 did you mean "Kundin"?`,
    fixed: { [file]: ['Kundinn', 'Kundin'] },
  },
  'pages and a city of the site': {
    files: { [file]: routed(`{ page: ['/schreiben', '/lampen/*'], city: ['Berlin'] }`) },
  },
}
