import { putSecondSite } from '../../bench/put-second-site.ts'
import { copyProject } from './project-copy.ts'

/** Copies the project and replaces the site's configs, content and pictures with those of the second site. */
export async function copyWithSecondSite() {
  const project = await copyProject()
  await putSecondSite(project.root)
  return project
}
