import type { Redirect } from '../../../schemas/redirects.ts'
import { decodedPath } from '../../../schemas/shared/address.ts'
import type { Deployment } from './deployment.ts'
import { escapeRegExp } from '../../util/escape-reg-exp.ts'
import { notFoundFile, shellFile } from './published-files.ts'
import { routePattern } from './route-pattern.ts'
import { revalidated, type HeaderRule } from './site-headers.ts'

interface NginxSite extends Pick<
  Deployment,
  'siteUrl' | 'ownContent' | 'ownEnquiries' | 'parameterPaths' | 'redirects'
> {
  /** Addresses whose page is gone for good. */
  gone?: string[]
  /** Folder of the published files: an absolute path. */
  folder: string
  headers: HeaderRule[]
  /** Roots of the languages that have a page for missing addresses: `/ta`. */
  languageRoots?: string[]
}

/** Returns a server block for nginx that serves the published site. It belongs into nginx's `http` context. */
export function nginxConfig({ folder, headers, languageRoots = [], gone = [], ...site }: NginxSite): string {
  const everywhere = headers.find(({ path }) => path === '/*')?.headers ?? {}
  const caching = headers.flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value ? [`~^${escapeRegExp(path.replace('*', ''))} ${quote(value)};`] : [],
  )
  const { hostname } = new URL(site.siteUrl)
  return `# Written by "npm run build"; copy it to /etc/nginx/sites-enabled/ (or conf.d/).
# For https, let certbot add its lines ("certbot --nginx"), or put a proxy for TLS in front.

map $uri $published_cache_control {
  default ${quote(revalidated)};
${indent(caching)}
}
# The embedded content service sends its own Cache-Control.
map $upstream_http_cache_control $site_cache_control {
  "" $published_cache_control;
  default $upstream_http_cache_control;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${/^[\d.]+$|^localhost$/.test(hostname) ? '_' : hostname};

  # Folder of the published files on the server.
  root ${quote(folder)};

  charset utf-8;
  charset_types text/css text/plain text/markdown text/xml application/javascript application/json image/svg+xml;
  server_tokens off;
  absolute_redirect off;

  # Closes connections of clients that send too slowly.
  client_header_timeout 10s;
  client_body_timeout 10s;

  # Each text file has a compressed copy beside it.
  gzip_static on;
  gzip_vary on;
  # With Debian's package libnginx-mod-http-brotli-static installed, remove the # below: files are a tenth smaller.
  # brotli_static on;

${indent(Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quote(value)} always;`))}
  add_header Cache-Control $site_cache_control always;

  # A page has one address, without an extension or a slash at its end. Old addresses may have an extension.
${indent(site.redirects.filter(({ from }) => from.endsWith('.html')).map((redirect) => `if ($uri ~ ${quote(`^${escapeRegExp(oldPath(redirect))}$`)}) ${answer(redirect)}`))}
  if ($request_uri ~ "^/index(\\.html)?/*(\\?.*)?$") { return 301 /$2; }
  if ($request_uri ~ "^/(?![^?]*%(?i:2f|5c|00))([\\w%][^?]*?)(\\.html/*|/+)(\\?.*)?$") { return 301 /$1$3; }
${indent([
  ...site.redirects.map((redirect) => `location = ${quote(oldPath(redirect))} ${answer(redirect)}`),
  ...gone.map((address) => `location = ${quote(decodedPath(address) ?? address)} { return 410; }`),
])}

  # Internal and hidden files, and compressed copies: nginx sends a copy only in place of its original.
  location = /${shellFile} { internal; }
  location = /${notFoundFile} { internal; }
  location ~ "^/(${[shellFile, notFoundFile].map((file) => file.replace('.html', '')).join('|')}|_headers|_redirects|next-change\\.json)$" { return 404; }
  location ~ "/\\.(?!well-known/)" { return 404; }
  location ~ "\\.html$|\\.\\w+\\.(br|gz)$" { return 404; }

  location ~ "\\.md$" { default_type text/markdown; }

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
${indent(languageRoots.map((root) => `location ${root}/ { try_files $uri $uri.html =404; error_page 404 ${root}/${notFoundFile}; }\n  location = ${root}/${notFoundFile} { internal; }\n  location = ${root}/404 { return 404; }\n`))}  # A missing page may be newer than the site: the app requests its content.
${indent(site.parameterPaths.map((path) => `location ~ "${routePattern(path)}" { try_files $uri.html /${shellFile}; }`))}

  error_page 404 410 /${notFoundFile};
${ownServer(everywhere, site)}}
`
}

/**
 * Returns the part for what the site's own server answers. The server sends the same headers itself, for clients that
 * reach it directly.
 */
function ownServer(
  headers: Record<string, string>,
  { ownContent, ownEnquiries, siteUrl }: Pick<Deployment, 'ownContent' | 'ownEnquiries' | 'siteUrl'>,
): string {
  if (!ownContent && !ownEnquiries) return ''
  const what = ownContent ? 'content' : 'enquiries'
  return `
  # The site's own server answers ${what}; "npm run serve" runs it.
  location ~ "^/(${ownContent ? 'api|storage' : enquiryPaths})/" {
    proxy_pass http://127.0.0.1:4173;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto ${new URL(siteUrl).protocol.replace(':', '')};
    proxy_intercept_errors off;
    # An enquiry may have 100 KB, and its files 10 MB.
    client_max_body_size 11m;
${indent([...Object.keys(headers), 'Cache-Control'].map((name) => `  proxy_hide_header ${name};`))}
  }
`
}

/** Start of the paths at which the server takes enquiries. */
const enquiryPaths = escapeRegExp('api/v1.0')

/** Returns the path of an old address as nginx compares it: decoded. */
const oldPath = ({ from }: Redirect) => decodedPath(from) ?? from

const answer = ({ to, status }: Redirect) => `{ return ${status} ${quote(`${to}$is_args$args`)}; }`

const indent = (lines: string[]) => lines.map((line) => `  ${line}`).join('\n')
const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
