import { z } from 'zod'

/** Path of a value in a file: `['blocks', 2, 'heading']`. */
const path = z.array(z.union([z.string(), z.int().min(0)])).max(40)

/** Path of a file from the project's root. The server checks that the project has this file. */
const file = z.string().min(1).max(400)

const index = z.int().min(0).max(10_000)

/** One change of a file. All changes of a request are written together, or none. */
const changeSchema = z.discriminatedUnion('do', [
  /** Replaces a value, or adds a key that is missing. A path that ends beyond a list is refused. */
  z.strictObject({ do: z.literal('set'), file, path, value: z.json() }),
  /** Replaces the text of one run of an HTML value: the `run`-th text between tags, as plain text. */
  z.strictObject({ do: z.literal('set-run'), file, path, run: index, text: z.string() }),
  /** Removes a key, so that the default of the schema or of the kind is used. */
  z.strictObject({ do: z.literal('unset'), file, path }),
  /** Adds an entry to the list at `path`, before the entry `index`. */
  z.strictObject({ do: z.literal('insert'), file, path, index, value: z.json() }),
  /** Adds a copy of the list entry at `path` after it. */
  z.strictObject({ do: z.literal('duplicate'), file, path }),
  /** Removes the list entry at `path`. */
  z.strictObject({ do: z.literal('remove'), file, path }),
  /** Moves the list entry at `path` to the index `to` of its list. */
  z.strictObject({ do: z.literal('move'), file, path, to: index }),
  /** Stores a picture as `content/storage/pictures/{name}`, or in another folder, and its record, if one is given. */
  z.strictObject({
    do: z.literal('store-picture'),
    /** File name with extension: `front-door.webp`. */
    name: z.string().max(100),
    /** The file in base64. Without it only the record is written. */
    bytes: z.base64().optional(),
    /** Folder of pictures that configs name. */
    folder: z.literal('public/media').optional(),
    /** The picture's record (`schemas/picture-records.ts`), including its focus. */
    record: z.record(z.string(), z.json()).optional(),
  }),
])

const address = z.string().startsWith('/').max(400)

const pagesSchema = z.discriminatedUnion('do', [
  /** Creates a page, as `npm run new` does. Its kind is that of the folder of its address. */
  z.strictObject({
    do: z.literal('new'),
    path: address,
    title: z.string().trim().min(1).max(200),
    /** Kind of a page that is in no folder of a kind. */
    kind: z.string().max(100).optional(),
    /** Address of a page to copy. */
    from: address.optional(),
  }),
  /** Moves a page, and redirects its address, as `npm run rename` does. */
  z.strictObject({ do: z.literal('rename'), from: address, to: address }),
  /** Redirects an address, as `npm run new redirect` does. */
  z.strictObject({ do: z.literal('redirect'), from: address, to: address }),
])

const nothing = z.strictObject({})
/** The page with the address `*` answers unknown addresses. */
const page = z.literal('*').or(address)
const place = { file, path }

/** Bodies of all requests of the studio, by their names. `Answers` has what answers each. */
export const requests = {
  page: z.strictObject({
    path: page,
    /** Whether its texts have marks that lead to their sources. */
    marks: z.boolean(),
  }),
  source: z.strictObject({ path: page }),
  uses: z.strictObject(place),
  value: z.strictObject(place),
  findings: z.strictObject({
    /** Whether all rules run, also on a large site. */
    all: z.boolean(),
  }),
  pictures: nothing,
  write: z.strictObject({
    /** Hashes of the files as the author last saw them, by file: `files` of the page and of earlier answers. */
    base: z.record(z.string(), z.string()),
    changes: z.array(changeSchema).min(1).max(100),
  }),
  undo: nothing,
  redo: nothing,
  pages: pagesSchema,
}

/** A request: its name, and its body. */
export const envelope = z.strictObject({
  ask: z.enum(['page', 'source', 'uses', 'value', 'findings', 'pictures', 'write', 'undo', 'redo', 'pages']),
  sent: z.unknown(),
})

export type Change = z.input<typeof changeSchema>
export type PagesRequest = z.input<typeof pagesSchema>
/** Bodies of the requests, by their names. */
export type Sent = { [N in keyof typeof requests]: z.input<(typeof requests)[N]> }
