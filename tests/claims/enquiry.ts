import { claim } from './claim.ts'

export const enquiry = [
  claim('The visitor reads that it was sent, and it went once', 'double click, Enter twice', {
    'faults/mail.test.tsx': [
      'a service that takes it: the visitor reads that it is sent, nothing of it is left, and it went once',
    ],
    'enquiry/service.test.ts': ['a double click sends once'],
    'browser/enquiry.test.ts': ['an enquiry arrives once, with where it came from; the fields are cleared'],
  }),
  claim(
    'A mail service that fails for now costs no word: the text stays in the form and on the device, and goes by itself',
    '429, 451, 500, no network, an answer lost after the letter was taken',
    {
      'faults/mail.test.tsx': [
        'it failed, where it waits and the ways that need no form; every word stays; it goes by itself, as one enquiry',
      ],
      'browser/enquiry.test.ts': [
        'the text stays, also over a reload, and arrives once when the service is back',
      ],
    },
  ),
  claim('A refusal is told as one, and nothing is promised that does not come', '403', {
    'faults/mail.test.tsx': [
      'says that it is not tried again by itself, keeps every word, and is sent once',
      '%s tries it again, as the same enquiry',
    ],
  }),
  claim('Nobody waits for ever, and a late answer counts', 'a service that keeps silent', {
    'faults/mail.test.tsx': [
      '11.9 s: it is being sent; 12 s: it failed, is kept, and is not sent a second time',
      'an answer that comes late counts: it is sent, nothing waits, and it went once',
    ],
    'browser/enquiry.test.ts': [
      'a service that does not answer is told of after 12 s; its late answer counts',
    ],
  }),
  claim('A browser that is closed and opened again still has it and sends it', 'closing at any moment', {
    'faults/mail.test.tsx': [
      'a browser that is closed and opened again still has it, sends it, and says so',
      'a browser closed meanwhile has the text when it is opened again, and sends it as the same enquiry',
    ],
    'faults/device.test.tsx': [
      'a browser that is closed before anything was sent keeps what was written, and sends nothing',
    ],
  }),
  claim(
    'Where the browser stores nothing it says so, and asks before the page is left',
    'storage full or forbidden',
    {
      'faults/device.test.tsx': [
        'and a mail service that takes it: sent, once, and nobody is asked anything',
        'and a mail service that is down: says that the text is on this page alone, asks before it is left, and sends it from there',
      ],
      'browser/enquiry-buyer.test.ts': [
        'with no storage and no service, it says that the text is on this page alone, and asks before leaving',
      ],
    },
  ),
  claim('Nothing that waits is dropped for room', '60 enquiries while the service is down', {
    'enquiry/service-full.test.ts': [
      'keeps fifty on the device, the others on this page, and says which; all of them arrive',
    ],
  }),
  claim('Two tabs send one enquiry once, and two enquiries each once', 'both at the same moment', {
    'faults/device.test.tsx': [
      'with the same text: pressed in both it is sent once, and the form says so',
      'with two texts: both are kept, both are sent, each once',
    ],
    'enquiry/service-tabs.test.ts': ['that try what waits at the same moment send it once'],
  }),
  claim('A page out of the browser’s memory knows what was sent meanwhile', 'back and forward', {
    'faults/device.test.tsx': [
      'whose enquiry another page has sent meanwhile says so, and does not send it again',
      'in the middle of sending, its connection gone, says that it failed and tries again',
    ],
  }),
  claim('A deploy in the middle of writing costs nothing', 'files of the script gone', {
    'faults/device.test.tsx': [
      'a file of the script that a deploy took away: one reload, the text is there again, and it is sent once',
    ],
    'enquiry/transmit.test.ts': ['the same form goes without it'],
  }),
  claim('A clock or zone that is wrong changes nothing', 'a year back and forth, two odd zones', {
    'faults/device.test.tsx': [
      '%s while an enquiry waits: it is tried again when it was to be, and once',
      'in %s the letter says when it was written in UTC',
    ],
  }),
  claim(
    'It arrives letter by letter, in whatever script',
    'Hindi, Tamil, Arabic, Hebrew, line breaks, HTML',
    {
      'faults/mail.test.tsx': ['an enquiry that says %j waits, and arrives, letter by letter'],
      'enquiry/transmit.test.ts': ['the message %j arrives as it was typed'],
    },
  ),
  claim(
    'The mailbox keeps an enquiry that comes again once, and a corrected one too',
    'repeats, lost answers',
    {
      'unit/mailbox.test.ts': [
        'is answered like success, and neither kept nor told of again',
        'with a corrected text, after an answer that was lost, is kept beside the first',
      ],
    },
  ),
]
