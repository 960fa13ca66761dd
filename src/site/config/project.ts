import type { PictureRecords } from '../../../schemas/picture-records.ts'
import type { Problem } from '../../util/problem.ts'
import type { SiteConfig } from './site-config.ts'

/** A file of configs as it was found. */
export interface ConfigFile {
  /** The file, from the project's root. */
  file: string
  text: string
  /** What it holds; undefined where it cannot be read. */
  input: unknown
  /** Why it cannot be read, or what is wrong with its shape; empty where all is well. */
  problems: Problem[]
}

/** A site's configs as they were found, right or wrong; what did not parse is in `files` alone. */
export interface FoundProject {
  /** The project's folder. */
  root: string
  /** Every file that was read, in the order of their rooms. */
  files: ConfigFile[]
  /** Everything that lies in `page-configs/`, from the project's root. */
  names: string[]
  /** Address and name of each page's file, including files that did not parse. */
  addresses: { file: string; path: string; name: string; input: unknown }[]
  /** The records of pictures, by their file. */
  records: Map<string, PictureRecords>
  /** The parts that all else depends on; undefined where one of them did not parse. */
  config: SiteConfig | undefined
}

/** A project whose site, kinds and metadata are sound: rules that compare files read this. */
export interface Project extends FoundProject {
  config: SiteConfig
}

/** Where the redirects stand; a site without any needs no such file. */
export const redirectsFile = 'page-configs/redirects.ts'
export const siteFile = 'page-configs/site.ts'
export const kindsFile = 'page-configs/kinds.ts'
export const metadataFile = 'page-configs/metadata.json'
