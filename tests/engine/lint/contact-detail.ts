import type { RuleExamples } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'
const phone = (number: string) => (text: string) => text.replace('+49 30 1234567', number)
const chat = (address: string) => (text: string) => text.replace('https://chat.example/{phone}', address)

export const examples: RuleExamples = {
  'a letter among the digits': {
    files: { [site]: phone('+49 3O 1234567') },
    finds: `${site}:11:10 "O" cannot be dialled`,
  },
  'a letter in the number of a place': {
    files: {
      [site]: (text) =>
        text.replace(
          "'Berlin'],",
          "'Berlin'], company: { places: [{ city: 'Berlin', street: 'Hof 1', phone: '+49 3O 123' }] },",
        ),
    },
    finds: `${site}:14:85 "O" cannot be dialled`,
  },
  'a number that is too short': {
    files: { [site]: phone('110') },
    finds: `${site}:11:10 expected  a number of 7 to 15 digits`,
  },
  'a number that is too long': {
    files: { [site]: phone('+49 30 1234567890123') },
    finds: `${site}:11:10 expected  a number of 7 to 15 digits`,
  },
  'the shortest number': { files: { [site]: phone('+49 12345') } },
  'the longest number, and a chat that takes it behind its path': {
    files: { [site]: (text) => chat('https://chat.example?to={phone}')(phone('+49 30 12345678901')(text)) },
  },
  'a chat that leads to nobody': {
    files: { [site]: chat('https://chat.example/') },
    finds: `${site}:39:17 expected  an address with {phone}`,
  },
  'a number with brackets, and a chat by name': {
    files: { [site]: (text) => chat('https://chat.example/lichtwerk')(phone('+49 (0)30 123-45.67')(text)) },
  },
  'the number of a country in digits of another script, with an extension, and a chat by name': {
    files: { [site]: (text) => chat('https://chat.example/lichtwerk')(phone('०४५२ 123 4567 ext. 12')(text)) },
  },
  'a zero that is dialled in its country only': {
    files: { [site]: phone('+91 (0)44 4321 0000') },
  },
  'a number without its country, for a chat': {
    files: { [site]: phone('0452 123 4567') },
    finds: `${site}:11:10 a chat needs the country code`,
  },
  'an extension, for a chat': {
    files: { [site]: phone('+49 30 1234567 x12') },
    finds: `${site}:11:10 a chat cannot dial the extension 12`,
  },
  'the end of a second number': {
    files: { [site]: phone('+91 44 4321 0000 -02') },
    finds: `${site}:11:10 "-02" may be an extension or the end of a second number`,
  },
  'a zero after the country code': {
    files: { [site]: phone('+91 044 4321 0000') },
    finds: `${site}:11:10 the zero after the country code is dialled`,
  },
  'a zero that its country keeps': { files: { [site]: phone('+39 06 1234 5678') } },
}
