import { parseArgs } from 'node:util'
import { csvOf } from '../../../serve/enquiries/csv.ts'
import { unknownValue } from '../../../util/unknown-value.ts'
import type { Command } from '../terminal.ts'
import { openDesk, type Desk } from './open-desk.ts'
import { deliverNow } from './deliver-now.ts'
import { detailsOf, lineOf } from './describe-enquiry.ts'
import type { Listed } from '../../../serve/enquiries/store.ts'

const help = `npm run enquiries -- COMMAND

  list [--open|--flagged|--failed]   lists enquiries: not answered, likely spam, or with a failed delivery
  show ID                            prints an enquiry and its deliveries
  export [--open|--flagged|--failed] prints enquiries as CSV: npm run --silent enquiries -- export > enquiries.csv
  answered ID                        marks an enquiry as answered
  deliver ID [--channel NAME]        delivers an enquiry again, to its channels or to one
  erase EMAIL|PHONE [--yes]          lists everything about a person, and deletes it with --yes

  ID is the id or the reference of an enquiry. The store is that of the server: ENQUIRY_STORE.

  Exit code 0: done; 1: no such enquiry, or not delivered; 2: the command could not run.`

/** `npm run enquiries`. */
export const enquiriesCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      open: { type: 'boolean', default: false },
      flagged: { type: 'boolean', default: false },
      failed: { type: 'boolean', default: false },
      channel: { type: 'string' },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [name = 'list', subject, ...more] = positionals
  const listed = (['open', 'flagged', 'failed'] as const).filter((which) => values[which])
  if (values.help) {
    terminal.log(help)
    return 0
  }
  const action = actions[name]
  if (!action) throw unknownValue('The command', name, Object.keys(actions))
  const needsSubject = name !== 'list' && name !== 'export'
  if (listed.length > 1 || more.length > 0 || (subject !== undefined) !== needsSubject) throw new Error(help)
  const desk = await openDesk(terminal)
  try {
    const { channel, yes } = values
    return await action(desk, { which: listed[0] ?? 'all', subject: subject ?? '', channel, yes })
  } finally {
    desk.close()
  }
}

interface Wanted {
  which: Listed
  subject: string
  channel: string | undefined
  yes: boolean
}

const actions: Record<string, (desk: Desk, wanted: Wanted) => Promise<number>> = {
  list: async ({ store, deliveries, log }, { which }) => {
    const enquiries = await store.list(which)
    for (const enquiry of enquiries)
      log(lineOf(enquiry, which === 'failed' ? await deliveries.list(enquiry.id) : []))
    log(`${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}`)
    return 0
  },

  show: (desk, { subject }) =>
    withEnquiry(desk, subject, async (enquiry) => {
      const { deliveries, files } = desk
      desk.log(detailsOf(enquiry, await deliveries.list(enquiry.id), await files.list(enquiry.id)))
      return 0
    }),

  export: async ({ store, log }, { which }) => {
    log(csvOf(await store.list(which)))
    return 0
  },

  answered: (desk, { subject }) =>
    withEnquiry(desk, subject, async ({ id, reference }) => {
      await desk.store.markAnswered(id, new Date())
      desk.log(`Enquiry ${reference} is answered`)
      return 0
    }),

  deliver: (desk, { subject, channel }) =>
    withEnquiry(desk, subject, (enquiry) => deliverNow(desk, enquiry, channel)),

  erase: async ({ store, log }, { subject, yes }) => {
    const enquiries = await store.ofPerson(subject)
    for (const enquiry of enquiries) log(lineOf(enquiry, []))
    if (yes) log(`${await store.remove(enquiries.map(({ id }) => id))} enquiries deleted`)
    else log(`${enquiries.length} enquiries found. To delete them, add --yes`)
    return 0
  },
}

/** Calls back with the enquiry of an id or a reference. Returns 1 for an unknown one. */
async function withEnquiry(
  { store, error }: Desk,
  id: string,
  use: (enquiry: NonNullable<Awaited<ReturnType<Desk['store']['get']>>>) => Promise<number>,
): Promise<number> {
  const enquiry = await store.get(id)
  if (enquiry) return use(enquiry)
  error(`No enquiry has the id or the reference ${JSON.stringify(id)}: npm run enquiries -- list`)
  return 1
}
