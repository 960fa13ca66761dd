import type { RuleExample } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'
const phone = (number: string) => (text: string) => text.replace('+49 30 1234567', number)
const chat = (address: string) => (text: string) => text.replace('https://chat.example/{phone}', address)

export const examples: RuleExample[] = [
  {
    name: 'a letter among the digits',
    files: { [site]: phone('+49 3O 1234567') },
    finds: [{ at: `${site}:11:10`, says: '"O" cannot be dialled' }],
  },
  {
    name: 'a number that is too short',
    files: { [site]: phone('110') },
    finds: [{ at: `${site}:11:10`, says: 'expected  a number of 7 to 15 digits' }],
  },
  {
    name: 'a number that is too long',
    files: { [site]: phone('+49 30 1234567890123') },
    finds: [{ at: `${site}:11:10`, says: 'expected  a number of 7 to 15 digits' }],
  },
  { name: 'the shortest number', files: { [site]: phone('+49 12345') }, finds: [] },
  {
    name: 'the longest number, and a chat that takes it behind its path',
    files: { [site]: (text) => chat('https://chat.example?to={phone}')(phone('+49 30 12345678901')(text)) },
    finds: [],
  },
  {
    name: 'a chat that leads to nobody',
    files: { [site]: chat('https://chat.example/') },
    finds: [{ at: `${site}:39:17`, says: 'expected  an address with {phone}' }],
  },
  {
    name: 'a number with brackets, and a chat by name',
    files: { [site]: (text) => chat('https://chat.example/lichtwerk')(phone('+49 (0)30 123-45.67')(text)) },
    finds: [],
  },
]
