import { refresh } from '../src/author/scaffold/refresh.ts'

/**
 * `npm run schemas`: writes the files generated from the schemas and the site's files, for editors, authors and the
 * content service.
 */
for (const file of await refresh(process.cwd())) console.log(file)
