/** Address of the content and its pictures: `VITE_CONTENT_HOST`, or empty for this site's own embedded service. */
export const contentHost = (import.meta.env.VITE_CONTENT_HOST ?? '').replace(/\/+$/, '')
