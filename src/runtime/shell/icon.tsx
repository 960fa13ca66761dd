import type { Icon as IconOf, IconName } from '../../../schemas/shared/icon.ts'

/** One stroke drawing per name, on a grid of 24. A name without a drawing does not compile. */
const drawings: Record<IconName, string> = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  industry: 'M4 20V9l6 4V9l6 4V4h4v16zM8 16h1M12 16h1M16 16h1',
  products: 'M3 5h18v11H3zM9 20h6M12 16v4',
  blog: 'M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4',
  about: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5M12 7.5v.5',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5C14 6.4 14.5 6 15.6 6H18V3h-3c-3 0-4.6 1.7-4.6 4.3v2.2H7.5V13h2.9v8',
  youtube:
    'M3 8c.2-1.600.9-2.300 2.400-2.500C9 5.200 15 5.200 18.600 5.500 20.100 5.700 20.800 6.400 21 8c.3 2.600.3 5.400 0 8-.2 1.600-.9 2.300-2.400 2.500-3.600.3-9.600.3-13.200 0C3.900 18.300 3.200 17.600 3 16c-.3-2.600-.3-5.400 0-8zM10 9l5 3-5 3z',
  instagram:
    'M7.500 3h9A4.500 4.500 0 0121 7.500v9a4.500 4.500 0 01-4.500 4.500h-9A4.500 4.500 0 013 16.500v-9A4.500 4.500 0 017.500 3zM12 8a4 4 0 100 8 4 4 0 000-8zM17 6.800v.4',
  chat: 'M4 20l1.300-4A8.500 8.500 0 1112 20.500a8.500 8.500 0 01-4-1zM9 9.200c0 3.200 2.600 5.800 5.800 5.800l.9-1.700-2-1.100-.9.900a4.600 4.600 0 01-1.900-1.900l.9-.9-1.100-2z',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.500 15.500L20.500 20.500',
}

const isDrawn = (name: IconOf): name is IconName => name in drawings

/** Renders a drawing, or a file of the site, beside words. Screen readers skip it. */
export function Icon({ name, size = 22 }: { name: IconOf; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      {isDrawn(name) ? <path d={drawings[name]} /> : <use href={`${name}#icon`} />}
    </svg>
  )
}
