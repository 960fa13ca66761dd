/** Where content and its pictures come from: `VITE_CONTENT_HOST`, or this site's own embedded service. */
export const contentHost = (import.meta.env.VITE_CONTENT_HOST ?? '').replace(/\/+$/, '')
