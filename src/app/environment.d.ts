interface ImportMetaEnv {
  /** The content host's address; unset, the embedded content service answers. */
  readonly VITE_CONTENT_HOST?: string
  /** The address the site is published at; unset, the browser's own. */
  readonly VITE_SITE_URL?: string
}

declare module 'virtual:site' {
  import type { Site } from '../../schemas/site.ts'
  const site: Site
  export default site
}
