import { putExampleSite } from '../../bench/put-example-site.ts'
import { copyProject } from './project-copy.ts'

/** Copies the project and replaces the site's configs, content and pictures with those of the example site. */
export async function copyWithExampleSite() {
  const project = await copyProject()
  await putExampleSite(project.root)
  return project
}
