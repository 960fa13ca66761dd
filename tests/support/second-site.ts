import { putSecondSite } from '../../bench/put-second-site.ts'
import { copyProject } from './project-copy.ts'

/** A copy of the engine with the second site in the place of the first: configs, content and pictures. */
export async function copyWithSecondSite() {
  const project = await copyProject()
  await putSecondSite(project.root)
  return project
}
