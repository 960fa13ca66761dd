import { join } from 'node:path'
import type { Project } from '../site/config/project.ts'
import { writtenAs } from './written-values.ts'
import { isAbsolute } from '../runtime/content/storage-address.ts'

/** Returns the pictures that configs name, each with the path of its file on disk. */
export const configPictures = (project: Project) => [
  ...writtenAs(project, 'site-file')
    .filter(({ value }) => !/\.(webm|mp4)$/i.test(value))
    .map((place) => ({ ...place, disk: join(project.root, 'public', place.value) })),
  ...writtenAs(project, 'storage-file')
    .filter(({ value }) => !isAbsolute(value))
    .map((place) => ({ ...place, disk: join(project.root, 'content/storage', place.value) })),
]
