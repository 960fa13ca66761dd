import { join } from 'node:path'
import type { Project } from '../site/config/project.ts'
import { writtenAs } from './written-values.ts'

/** Returns the pictures that configs name, each with the path of its file on disk. */
export const configPictures = (project: Project) => [
  ...writtenAs(project, 'site-file')
    .filter(({ value }) => !/\.(webm|mp4)$/i.test(value))
    .map((place) => ({ ...place, disk: join(project.root, 'public', place.value) })),
  ...writtenAs(project, 'storage-file')
    .filter(({ value }) => !isForeign(value))
    .map((place) => ({ ...place, disk: join(project.root, 'content/storage', place.value) })),
]

/** Whether an address is on another host. Rules do not load pictures of other hosts. */
export const isForeign = (address: string) => /^(https?:)?\/\//i.test(address)
