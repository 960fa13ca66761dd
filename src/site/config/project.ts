import type { PictureRecords } from '../../../schemas/picture-records.ts'
import type { Problem } from '../../util/problem.ts'
import type { SiteConfig } from './site-config.ts'

/** A config file that was read. */
export interface ConfigFile {
  /** Path from the project's root. */
  file: string
  text: string
  /** Content of the file; undefined if the file is unreadable. */
  input: unknown
  /** Errors in reading or parsing the file; empty if there are none. */
  problems: FileProblem[]
}

/** A problem of a config file. */
interface FileProblem extends Problem {
  /** The file that holds the place, if it is one that the config imports. */
  file?: string | undefined
}

/** A site's configs, valid or not. An invalid config is in `files` only. */
export interface FoundProject {
  /** Folder of the project. */
  root: string
  /** Every file that was read, in the order of the folders. */
  files: ConfigFile[]
  /** Every file in `page-configs/`, from the project's root. */
  names: string[]
  /** Address and name of each page's file, including files that did not parse. */
  addresses: { file: string; path: string; name: string; input: unknown }[]
  /** Default exports of `page-configs/rules/*.ts`, the site's own rules, by their file. */
  siteRules: ReadonlyMap<string, unknown>
  /** Records of pictures, by their file. */
  records: Map<string, PictureRecords>
  /** The parsed configs; undefined if one of those that all others depend on did not parse. */
  config: SiteConfig | undefined
}

/** A project with valid site, words, kinds and metadata. Rules that compare files read this. */
export interface Project extends FoundProject {
  config: SiteConfig
}

/** File of the redirects. A site without redirects does not need it. */
export const redirectsFile = 'page-configs/redirects.ts'
/** File about the delivery of enquiries. Without it, the server only stores them. */
export const enquiriesFile = 'page-configs/enquiries.ts'
export const siteFile = 'page-configs/site.ts'
/** File of the words that the engine shows, in the site's language. */
export const wordsFile = 'page-configs/words.ts'
export const kindsFile = 'page-configs/kinds.ts'
/** Folder of the site's own rules. Its subfolders hold what the rules import. */
export const rulesFolder = 'page-configs/rules'
/** Design tokens. */
export const brandFile = 'page-configs/brand.tokens.json'
/** Folder of the site's own font files and of their style sheets. */
export const fontsFolder = 'page-configs/fonts'
export const metadataFile = 'page-configs/metadata.json'
/** Returns the file of a set of questions. */
export const questionsFile = (name: string) => `page-configs/structured-data/${name}.json`
