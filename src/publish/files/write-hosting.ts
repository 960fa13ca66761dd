import { writeFile } from 'node:fs/promises'
import type { Output } from './output.ts'
import type { Deployment } from '../../serve/hosting/deployment.ts'
import { writeHeaderRules, writeRedirects } from '../../serve/hosting/host-files.ts'
import { nginxConfig } from '../../serve/hosting/nginx-config.ts'
import { siteHeaders } from '../../serve/hosting/site-headers.ts'

/**
 * Writes the configuration for servers. `_headers` and `_redirects` are for static hosts, inside the published folder.
 * The configuration of nginx is beside `folder`, so that no visitor can request it. `output` later replaces `folder`.
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
