interface ImportMetaEnv {
  /** The content host's address; unset, the embedded content service answers. */
  readonly VITE_CONTENT_HOST?: string
  /** The address the site is published at; unset, the browser's own. */
  readonly VITE_SITE_URL?: string
}

declare module 'virtual:site' {
  const site: import('../../schemas/site.ts').Site
  export default site
}
