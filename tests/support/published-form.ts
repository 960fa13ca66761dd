import type { FormTexts } from '../../src/serve/embedded/form-answer.ts'

/** The parts of a form's texts that the server's answer has. */
type AnswerTexts = Pick<
  FormTexts,
  'options' | 'fields' | 'success' | 'failure' | 'answer' | 'phone' | 'chat'
> & {
  words: Pick<FormTexts['words'], 'missing' | 'malformed' | 'checkOne' | 'checkMany' | 'back'>
  sent: FormTexts['sent']
  notSent: Pick<FormTexts['notSent'], 'otherWays' | 'chat'>
}

const props: AnswerTexts = {
  options: ['Customer', 'Dealer'].map((label) => ({ value: label, label })),
  success: 'Sent & stored',
  failure: 'Not sent',
  answer: 'We answer soon.',
  phone: { label: '+91 1', href: 'tel:+911' },
  chat: 'https://chat.example/1',
  words: {
    missing: { name: 'No name', email: 'No address', option: 'No option', message: 'No <message>' },
    malformed: { email: 'Odd address' },
    checkOne: 'One fault:',
    checkMany: '{count} faults:',
    back: 'Go back.',
  },
  sent: { reference: 'Reference {reference}', heading: 'Next', steps: ['We read it.'] },
  notSent: { otherWays: 'Call {phone} or {chat}.', chat: 'chat' },
}

/** A published page with a form, as `block-library/parts/island.tsx` writes it. */
export const publishedForm = `<html><head><title>Write to us</title></head><body><h1>Write to us</h1><div data-island="enquiry-form" data-prefix="a"><form method="post"></form></div><script type="application/json">${JSON.stringify({ level: 2, props }).replaceAll('<', String.raw`\u003c`)}</script><footer>Foot</footer><script type="module" crossorigin src="/assets/start.js"></script></body></html>`
