import type { RuleExample } from '../../support/rule-example.ts'

const file = 'page-configs/enquiries.ts'
const routed = (when: string) => `import { defineEnquiries } from 'pagework'

export default defineEnquiries({
  channels: [{ name: 'crm', type: 'webhook', url: 'https://crm.example/in', when: ${when} }],
})
`

export const examples: RuleExample[] = [
  {
    name: 'a city that the site does not have',
    files: { [file]: routed(`{ city: ['Berlni'] }`) },
    finds: [{ at: `${file}:4:92`, says: 'did you mean "Berlin"?' }],
    fixed: { [file]: (text) => text.replace('Berlni', 'Berlin') },
  },
  {
    name: 'a page and a product that the site does not have',
    files: { [file]: routed(`{ page: ['/nirgends/*'], product: ['lampe'] }`) },
    finds: [
      { at: `${file}:4:92`, says: 'the address of a page' },
      { at: `${file}:4:118`, says: 'the last part of the address of a product page' },
    ],
  },
  {
    name: 'pages and a city of the site',
    files: { [file]: routed(`{ page: ['/schreiben', '/lampen/*'], city: ['Berlin'] }`) },
    finds: [],
  },
]
