import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deployment } from './deployment.ts'
import { writeHeaderRules, writeRedirects } from './host-files.ts'
import { nginxConfig } from './nginx-config.ts'
import { siteHeaders } from './site-headers.ts'

/**
 * Says how the published site is to be served: `_headers` and `_redirects` in the folder itself, where static hosts
 * look for them, and nginx's configuration beside the folder, where nobody can ask for it. The folder is filled as
 * `next` and takes its place when it is whole.
 */
export async function writeHosting(
  next: string,
  folder: string,
  deployment: Deployment,
  policy: string,
): Promise<void> {
  const headers = siteHeaders({ siteUrl: deployment.siteUrl, policy })
  await Promise.all([
    writeFile(join(next, '_headers'), writeHeaderRules(headers)),
    writeFile(join(next, '_redirects'), writeRedirects(deployment.redirects)),
    writeFile(`${folder}-nginx.conf`, nginxConfig({ folder, headers, ...deployment })),
  ])
}
