import { join } from 'node:path'
import type { Finding } from '../../../lint/finding.ts'
import { soundProject } from '../../../lint/sound-project.ts'
import { configImporter, type ImporterOptions } from '../../../site/config/import-configs.ts'
import { asDeployed } from '../../../site/config/override-site.ts'
import type { FoundProject, Project } from '../../../site/config/project.ts'
import { configFiles, parseProject } from '../../../site/config/read-project.ts'
import { isAnswer } from '../../../site/content/embedded-files.ts'
import { changedAnswers, siteContent, type SiteContent } from '../../../site/content/site-content.ts'
import { onlyAt } from '../../../site/joined/only-at.ts'
import { joinContent } from '../../../site/joined/join-content.ts'
import type { JoinedSite } from '../../../site/joined/joined-site.ts'
import { onceFor } from '../../../util/once-for.ts'
import type { FileChange } from '../../source/put-all.ts'
import { judgeReading, type Judged } from './judge-reading.ts'
import { rememberAnswers, type RememberedAnswers } from './remember-answers.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'
import { fileReader, stampsOf } from './read-files.ts'

/** Values of files, by file from the project's root. */
export type Inputs = ReadonlyMap<string, unknown>

/** A project that was read from its files. */
export interface Reading {
  project: FoundProject
  /** Values of all configs and of all answers of the embedded service. */
  inputs: Inputs
  /** Returns the content of the embedded service. */
  content: () => SiteContent
  /** Number of the reading: a later one has a higher number. */
  number: number
}

interface Trial extends Reading {
  /** Ends the trial. If the files were written to the project, the trial is its reading. */
  end: (isWritten: boolean) => void
}

/** The one model of a site in development. Its configs may contain errors. */
export interface DevelopmentProject {
  root: string
  /** The content host; empty if the embedded service answers. */
  host: string
  /** The answers of the content host. */
  hostAnswers: RememberedAnswers
  /** Reads what has changed on disk. Returns the same object until a file changes. */
  plain: () => Promise<Reading>
  /** Returns the last reading, or a new one after `noteChange`. */
  current: () => Promise<Reading>
  /** Notes that a file may have changed. */
  noteChange: () => void
  /** Returns the current project without its invalid pages. Throws an `AuthorError` if its settings are invalid. */
  sound: () => Promise<Project>
  /**
   * Returns the pages of `sound` with their content, of the host if there is one. They are joined once for each config. The
   * rules judge the embedded content, as `npm run validate` does, and use the same pages where there is no host.
   */
  joined: () => Promise<JoinedSite>
  /** Returns the page at an address, and its page in the site's own language, with their content. Joins them if the rules have not done it. */
  joinedAt: (path: string) => Promise<JoinedSite>
  /** Reads the project with other files in place of its own. */
  tried: (files: ReadonlyMap<string, FileChange>) => Promise<Trial>
  /** Parses a reading again, with these values of its files. Files without a value here keep theirs. */
  varied: (reading: Reading, inputs: Inputs) => Promise<FoundProject>
  /** Returns the findings of `npm run validate` in a reading. They are found once. */
  findings: (reading: Reading) => Promise<Finding[]>
  /** Removes the copy of the sources. */
  close: () => void
}

interface ProjectOptions extends ImporterOptions {
  root: string
  env: Record<string, string>
  /** Folder for a copy of the sources, in which changes are tried. */
  folder?: string
}

export function openProject({
  root,
  env,
  folder = join(root, `.tmp/trial-${process.pid}`),
  ...options
}: ProjectOptions): DevelopmentProject {
  const host = (env.VITE_CONTENT_HOST ?? '').replace(/\/+$/, '')
  const importer = configImporter(root, options)
  const reader = fileReader()
  const readAnswer = changedAnswers()
  let copy: ProjectCopy | undefined
  let stamps = new Map<string, string>()
  let reading: Promise<Reading> | undefined
  let isChanged = false
  let readings = 0
  const hostAnswers = rememberAnswers()
  const readHostAnswer = changedAnswers()
  const hostContent = () =>
    siteContent({
      host,
      folder: join(root, 'content'),
      kept: undefined,
      send: hostAnswers.send,
      read: readHostAnswer,
    })

  const readConfigs = async (from: string) => {
    const load = importer(from)
    const readFile = (file: string) => reader.readConfig(from, file, load)
    return asDeployed(await parseProject(from, configFiles(from), readFile), env)
  }
  /** Reads a project; with an earlier one, of which only answers have changed, the answers alone. */
  const read = async (from: string, earlier?: FoundProject): Promise<Reading> => {
    // Findings belong to a list of files.
    const project = earlier ? { ...earlier, root: from, files: [...earlier.files] } : await readConfigs(from)
    const answers = reader.readAnswers(from)
    // The translations of answers are among the configs.
    const files = [...project.files, ...answers]
    readings += 1
    return {
      number: readings,
      project,
      inputs: new Map(files.map(({ file, input }) => [file, input])),
      content: () =>
        siteContent({
          host: '',
          folder: join(from, 'content'),
          kept: undefined,
          files,
          read: readAnswer,
        }),
    }
  }
  const readSince = async (from: string, earlier: Promise<Reading> | undefined, edited: string[]) => {
    const before = await earlier
    const made = await read(from, edited.every(isAnswer) ? before?.project : undefined)
    const former = before && !judged.has(before.project.files) && since.get(before.project.files)
    if (former) since.set(made.project.files, { ...former, edited: [...former.edited, ...edited] })
    else if (before) since.set(made.project.files, { reading: before, edited })
    return made
  }
  const plain = () => {
    const current = stampsOf(root)
    isChanged = false
    const edited = [...new Set([...differences(stamps, current), ...reader.halfWritten])]
    if (!reading || edited.length > 0) {
      stamps = current
      const made = readSince(root, reading, edited)
      reading = made
      made.catch(() => {
        if (reading === made) reading = undefined
      })
    }
    return reading
  }
  const current = () => (reading && !isChanged && reader.halfWritten.size === 0 ? reading : plain())
  const soundOf = onceFor(({ project }: Reading): Project => soundProject(project))
  /** By the files of a reading: a written trial has its findings already. */
  const judged = new WeakMap<FoundProject['files'], Promise<Judged>>()
  const since = new WeakMap<FoundProject['files'], { reading: Reading; edited: string[] }>()
  const judge = async (judgedReading: Reading): Promise<Judged> => {
    const earlier = since.get(judgedReading.project.files)
    since.delete(judgedReading.project.files)
    const previous = earlier && (await judged.get(earlier.reading.project.files))
    const { config } = judgedReading.project
    const site = config
      ? await joinOnce({ ...judgedReading.project, config }, judgedReading.content)
      : judgedReading.project
    return judgeReading(site, judgedReading.inputs, previous && { ...earlier, judged: previous })
  }
  const joinedSites = new WeakMap<FoundProject['files'], Promise<JoinedSite>>()
  const joinOnce = (project: Project, content: Reading['content']) => {
    const made = joinedSites.get(project.files) ?? joinContent(project, { content: content() })
    joinedSites.set(project.files, made)
    return made
  }
  const joinWithHost = onceFor((project: Project) => joinContent(project, { host, content: hostContent() }))
  return {
    root,
    host,
    hostAnswers,
    plain,
    current,
    noteChange: () => (isChanged = true),
    sound: async () => soundOf(await current()),
    joined: async () => {
      const latest = await current()
      return host ? joinWithHost(soundOf(latest)) : joinOnce(soundOf(latest), latest.content)
    },
    joinedAt: async (path) => {
      const latest = await current()
      const project = soundOf(latest)
      const joined = host ? undefined : await joinedSites.get(project.files)
      const content = host ? hostContent() : latest.content()
      return (joined && onlyAt(joined, path)) ?? joinContent(project, { host, content, only: path })
    },
    varied: async ({ project }, inputs) => {
      const files = new Map(project.files.map((config) => [config.file, config]))
      const names = [...files.keys(), ...project.names.filter((name) => !files.has(name))]
      const parsed = await parseProject(project.root, names.toSorted(), (file) => {
        const { text = '', input, problems = [] } = files.get(file) ?? {}
        const isRead = input !== undefined
        return Promise.resolve({
          file,
          text,
          input: isRead && inputs.has(file) ? inputs.get(file) : input,
          problems: isRead ? [] : problems,
        })
      })
      return asDeployed({ ...parsed, siteRules: project.siteRules }, env)
    },
    tried: async (files) => {
      const base = reading ?? plain()
      const before = stamps
      await base
      const target = (copy ??= copyProject(root, folder))
      target.sync()
      for (const [file, { after }] of files) target.write(file, after)
      const trial = await readSince(target.root, base, [...files.keys()])
      return {
        ...trial,
        end: (isWritten) => {
          if (!isWritten) for (const [file, state] of files) target.write(file, state.before)
          const after = stampsOf(root)
          // If somebody has changed another file meanwhile, the project is read again.
          if (!isWritten || differences(before, after).some((file) => !files.has(file))) return
          stamps = after
          // The watcher may have read the written files before this: the number stays the highest.
          readings += 1
          reading = Promise.resolve({ ...trial, number: readings, project: { ...trial.project, root } })
        },
      }
    },
    findings: async (judgedReading) => {
      const { files } = judgedReading.project
      const made = judged.get(files) ?? judge(judgedReading)
      judged.set(files, made)
      return (await made).findings
    },
    close: () => copy?.remove(),
  }
}

/** Returns the files whose stamps differ. */
const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
