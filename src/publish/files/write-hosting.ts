import { writeFile } from 'node:fs/promises'
import type { Output } from './output.ts'
import type { Deployment } from '../../serve/hosting/deployment.ts'
import { writeHeaderRules, writeRedirects } from '../../serve/hosting/host-files.ts'
import { nginxConfig } from '../../serve/hosting/nginx-config.ts'
import { siteHeaders } from '../../serve/hosting/site-headers.ts'

/**
 * Says how the published site is to be served: `_headers` and `_redirects` in the folder itself, where static hosts
 * look for them, and nginx's configuration beside the folder, where nobody can ask for it. The folder that is filled as
 * `output` takes its place when it is whole.
 */
export async function writeHosting(
  output: Output,
  folder: string,
  deployment: Deployment,
  policy: string,
): Promise<void> {
  const headers = siteHeaders({ siteUrl: deployment.siteUrl, policy })
  await Promise.all([
    output.write('_headers', writeHeaderRules(headers)),
    output.write('_redirects', writeRedirects(deployment.redirects)),
    writeFile(`${folder}-nginx.conf`, nginxConfig({ folder, headers, ...deployment })),
  ])
}
