import { escapeRegExp } from './escape-reg-exp.ts'

/** `/notes/:id` as a regular expression, for nginx too; a parameter is anything but a slash. */
export const routePattern = (path: string) =>
  `^${path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : escapeRegExp(part)))
    .join('/')}$`
