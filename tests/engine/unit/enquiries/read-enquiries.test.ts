import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { smtpSink } from '../../../../bench/smtp-sink.ts'
import { findProblems } from '../../../../src/lint/find-problems.ts'
import { readEnquiries } from '../../../../src/serve/enquiries/read-enquiries.ts'
import { confirmationChannel } from '../../../../src/serve/enquiries/confirmation-channel.ts'
import { newEnquiry } from '../../../../src/serve/store/stored-enquiry.ts'
import { textHash } from '../../../../src/site/languages/shown-texts.ts'
import { importModule } from '../../../support/import-module.ts'
import { someEnquiry } from '../../../support/some-enquiry.ts'
import { copyBakery, readTranslated } from '../../../support/translated-site.ts'

test('the confirmation of an enquiry is translated, and no text for the sales desk', async () => {
  const texts = ['Ihre Anfrage {reference}', 'Wir haben {reference}.']
  const [subject = '', text = ''] = texts
  const confirmation = { from: 'a@kornblum.example', subject, text: [text] }
  const channel = { name: 'mail', type: 'smtp', from: 'a@kornblum.example', to: ['b@kornblum.example'] }
  const config = { channels: [{ ...channel, words: { undelivered: 'Nicht über {channel}' } }], confirmation }
  const root = copyBakery()
  writeFileSync(join(root, 'page-configs/enquiries.ts'), `export default ${JSON.stringify(config)}`)
  const file = join(root, 'page-configs/translations/en/enquiries.json')
  const translations = { 'confirmation.subject': { of: textHash(subject), text: 'Your enquiry {reference}' } }
  writeFileSync(file, JSON.stringify({ texts: translations }))
  const { confirmations } = await readEnquiries(root, importModule)
  const missing = findProblems(await readTranslated(root)).filter(
    ({ rule }) => rule === 'missing-translation',
  )
  expect(confirmations.get('en')).toMatchObject({ subject: 'Your enquiry {reference}', text: [text] })
  expect(missing.map(({ problem }) => problem)).toEqual([
    `1 text of page-configs/enquiries.ts is not translated: confirmation.text.0 (${JSON.stringify(text)})`,
  ])
})

test.each([
  ['ta', 'Tamil 3F9A-1C07', 'ta'],
  ['fr', 'German 3F9A-1C07', 'de'],
])('the buyer of a page in %s gets the confirmation %j', async (language, subject, tag) => {
  const sink = await smtpSink(() => 'accept')
  onTestFinished(() => sink.close())
  const config = {
    from: 'a@kornblum.example',
    subject: 'German {reference}',
    text: ['{reference}'],
    secret: '',
  }
  const confirmations = new Map([['ta', { ...config, subject: 'Tamil {reference}' }]])
  const channel = confirmationChannel(config, sink.url, { language: 'de', confirmations })
  const facts = { cities: [], productPages: undefined }
  const stored = newEnquiry({ ...someEnquiry, language, enquiry_id: '3f9a1c07' }, facts, new Date())
  const enquiry = { ...stored, id: 'a', answeredAt: '' }
  await channel.send({ enquiry, key: 'a', notice: '', files: [] }, AbortSignal.timeout(10_000))
  const source = sink.mails[0]?.source ?? ''
  expect(/^subject: (.*)\r$/im.exec(source)?.[1]).toBe(subject)
  expect(/^content-language: (.*)\r$/im.exec(source)?.[1]).toBe(tag)
})
