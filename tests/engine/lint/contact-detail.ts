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
  {
    name: 'the number of a country in digits of another script, with an extension, and a chat by name',
    files: {
      [site]: (text) => chat('https://chat.example/lichtwerk')(phone('०४५२ 123 4567 ext. 12')(text)),
    },
    finds: [],
  },
  {
    name: 'a zero that is dialled in its country only',
    files: { [site]: phone('+91 (0)44 4321 0000') },
    finds: [],
  },
  {
    name: 'a number without its country, for a chat',
    files: { [site]: phone('0452 123 4567') },
    finds: [{ at: `${site}:11:10`, says: 'a chat needs the country code' }],
  },
  {
    name: 'an extension, for a chat',
    files: { [site]: phone('+49 30 1234567 x12') },
    finds: [{ at: `${site}:11:10`, says: 'a chat cannot dial the extension 12' }],
  },
  {
    name: 'the end of a second number',
    files: { [site]: phone('+91 44 4321 0000 -02') },
    finds: [{ at: `${site}:11:10`, says: '"-02" may be an extension or the end of a second number' }],
  },
  {
    name: 'a zero after the country code',
    files: { [site]: phone('+91 044 4321 0000') },
    finds: [{ at: `${site}:11:10`, says: 'the zero after the country code is dialled' }],
  },
  { name: 'a zero that its country keeps', files: { [site]: phone('+39 06 1234 5678') }, finds: [] },
  {
    name: 'two numbers',
    files: { [site]: phone('+49 30 1234567, +49 30 1234568') },
    finds: [{ at: `${site}:11:10`, says: '"," cannot be dialled' }],
  },
]
