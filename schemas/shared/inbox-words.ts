import { z } from 'zod'
import { siteWord } from './site-word.ts'

/** Words of the inbox, which the seller reads, and of e-mails to the seller. They have one language: that of the site. */
export const inboxWordsSchema = z.strictObject({
  /** Name of the inbox. */
  title: siteWord(),
  /** Label of the links to the lists. */
  lists: siteWord(),
  /** Labels of the lists of enquiries. */
  list: z
    .strictObject({
      /** List of enquiries without an answer. */
      open: siteWord(),
      /** List of all enquiries. */
      all: siteWord(),
      /** List of likely spam. */
      flagged: siteWord(),
      /** List of enquiries that did not reach a channel. */
      failed: siteWord(),
    })
    .prefault({}),
  /** Text in place of an empty list. */
  empty: siteWord(),
  /** Link to newer enquiries. */
  newer: siteWord(),
  /** Link to older enquiries. */
  older: siteWord(),
  /** Link to the list as a table. */
  download: siteWord(),
  /** Button that ends the session. */
  logOut: siteWord(),
  /** Label of the field for the token. */
  token: siteWord(),
  /** Text after a wrong token. */
  wrongToken: siteWord(),
  /** Button under the token. */
  enter: siteWord(),
  /** Heading of an enquiry. `{reference}` becomes its reference. */
  enquiry: siteWord('reference'),
  /** Heading in place of an enquiry that does not exist. */
  missing: siteWord(),
  /** Reason why an enquiry may be missing. */
  missingReason: siteWord(),
  /** Link to the list. */
  back: siteWord(),
  /** States of an enquiry. */
  state: z
    .strictObject({
      /** State of an enquiry without an answer. */
      open: siteWord(),
      /** State of an answered enquiry. `{time}` becomes the time. */
      answered: siteWord('time'),
      /** State of likely spam. */
      flagged: siteWord(),
    })
    .prefault({}),
  /** Heading over the files. */
  files: siteWord(),
  /** Heading over the deliveries. */
  deliveries: siteWord(),
  /** Text in place of deliveries. */
  noDeliveries: siteWord(),
  /** Texts about one delivery, after the name of its channel. */
  delivery: z
    .strictObject({
      /** State of a delivery that waits. `{time}` becomes the time of the next attempt. */
      waiting: siteWord('time'),
      /** State of a delivery during an attempt. */
      sending: siteWord(),
      /** State of a delivery that the receiver has. `{time}` becomes the time. */
      delivered: siteWord('time'),
      /** State of a delivery after its last attempt. */
      failed: siteWord(),
      /** Number of attempts. `{count}` becomes the number. */
      attempts: siteWord('count'),
      /** Reason of a notice. `{channel}` becomes the channel that failed. */
      notice: siteWord('channel'),
    })
    .prefault({}),
  /** Button that marks an enquiry as answered. */
  markAnswered: siteWord(),
  /** Button that delivers an enquiry. `{channels}` becomes the names of the channels. */
  deliver: siteWord('channels'),
  /** Button that delivers an enquiry again. `{channels}` becomes the names of the channels. */
  deliverAgain: siteWord('channels'),
  /** Texts about the deletion. */
  erase: z
    .strictObject({
      /** Link to the question. */
      link: siteWord(),
      /** Question. `{reference}` becomes the reference of the enquiry. */
      question: siteWord('reference'),
      /** Text under the question. */
      note: siteWord(),
      /** Button for one enquiry. `{reference}` becomes its reference. */
      enquiry: siteWord('reference'),
      /** Button for everything of a person. `{count}` becomes the number of enquiries, `{person}` the address. */
      person: siteWord('count', 'person'),
      /** Link back. */
      cancel: siteWord(),
    })
    .prefault({}),
  /** Labels of what an enquiry has beside the fields of the form, in the inbox and in e-mails to the seller. */
  fields: z
    .strictObject({
      /** State of the enquiry. */
      state: siteWord(),
      /** Time at which the server received it. */
      received: siteWord(),
      /** Page before the form. */
      page: siteWord(),
      /** First page of the visit. */
      landing: siteWord(),
      /** Website that led to the first page. */
      referrer: siteWord(),
      /** Language of the page. */
      language: siteWord(),
      /** Reference that the visitor can quote. */
      reference: siteWord(),
      /** Id of the enquiry. */
      enquiry_id: siteWord(),
      /** Time at which the visitor sent it. */
      sent_at: siteWord(),
      /** Mark of likely spam. */
      flagged: siteWord(),
      /** Enclosed figures of a calculator. */
      plan: siteWord(),
      /** Product whose page the visitor read. */
      product: siteWord(),
      /** City that the enquiry names. */
      city: siteWord(),
      /** Mark of an automatic test. */
      canary: siteWord(),
    })
    .prefault({}),
})

export type InboxWords = z.output<typeof inboxWordsSchema>
