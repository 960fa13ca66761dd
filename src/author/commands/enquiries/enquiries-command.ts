import { parseArgs } from 'node:util'
import { csvOf } from '../../../serve/enquiries/csv.ts'
import { unknownValue } from '../../../util/unknown-value.ts'
import type { Command } from '../../command-line/terminal.ts'
import { openDesk, type Desk } from './open-desk.ts'
import { deliverNow } from './deliver-now.ts'
import { minuteOf } from '../../../util/minute-of.ts'
import { detailsOf, enquiryLine } from './describe-enquiry.ts'
import type { Listed } from '../../../serve/store/store.ts'
import { commands } from '../../command-line/commands.mjs'

export const enquiriesCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, ...commands.enquiries })
  const [name = 'list', subject, ...more] = positionals
  const listed = (['open', 'flagged', 'failed'] as const).filter((which) => values[which])
  const action = actions[name]
  if (!action) throw unknownValue('The command', name, Object.keys(actions))
  const needsSubject = !['list', 'export', 'clock'].includes(name)
  if (listed.length > 1 || more.length > 0 || (subject !== undefined) !== needsSubject)
    throw new Error(
      `enquiries ${name} ${needsSubject ? 'needs one enquiry or person' : 'takes at most one of --open, --flagged and --failed'} (npm run enquiries -- --help)`,
    )
  const desk = await openDesk(terminal)
  try {
    const { channel, yes } = values
    return await action(desk, { which: listed[0] ?? 'all', subject: subject ?? '', channel, yes })
  } finally {
    desk.close()
  }
}

interface EnquiriesOptions {
  which: Listed
  subject: string
  channel: string | undefined
  yes: boolean
}

const actions: Record<string, (desk: Desk, request: EnquiriesOptions) => Promise<number>> = {
  list: async ({ store, deliveries, log }, { which }) => {
    const enquiries = await store.list(which)
    for (const enquiry of enquiries)
      log(enquiryLine(enquiry, which === 'failed' ? await deliveries.list(enquiry.id) : []))
    log(`${enquiries.length} ${enquiries.length === 1 ? 'enquiry' : 'enquiries'}`)
    return 0
  },

  show: (desk, { subject }) =>
    withEnquiry(desk, subject, async (enquiry) => {
      const { deliveries, files } = desk
      desk.log(detailsOf(enquiry, await deliveries.list(enquiry.id), await files.list(enquiry.id)))
      return 0
    }),

  export: async ({ store, settings, log }, { which }) => {
    log(csvOf(await store.list(which), settings.texts?.language ?? 'en'))
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
    for (const enquiry of enquiries) log(enquiryLine(enquiry, []))
    if (yes) log(`${await store.remove(enquiries.map(({ id }) => id))} enquiries deleted`)
    else log(`${enquiries.length} enquiries found. To delete them, add --yes`)
    return 0
  },

  clock: async ({ clock, log }) => {
    const time = new Date()
    await clock.confirm(time)
    log(`The time ${minuteOf(time.toISOString())} is right: the server deletes by age again within a day`)
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
