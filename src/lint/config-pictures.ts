import { join } from 'node:path'
import type { Project } from '../site/config/project.ts'
import { writtenAs } from './written-values.ts'

/** The pictures that configs name, each with the file that it should be. */
export const configPictures = (project: Project) => [
  ...writtenAs(project, 'site-file')
    .filter(({ value }) => !/\.(webm|mp4)$/i.test(value))
    .map((place) => ({ ...place, disk: join(project.root, 'public', place.value) })),
  ...writtenAs(project, 'storage-file')
    .filter(({ value }) => !isForeign(value))
    .map((place) => ({ ...place, disk: join(project.root, 'content/storage', place.value) })),
]

/** Whether it lies on another host, where no rule looks. */
export const isForeign = (address: string) => /^(https?:)?\/\//i.test(address)
