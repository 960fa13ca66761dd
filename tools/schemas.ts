import { refresh } from '../src/author/scaffold/refresh.ts'

/** `npm run schemas`: writes what is made of the schemas and of the site's files for editors, authors and the content service. */
for (const file of await refresh(process.cwd())) console.log(file)
