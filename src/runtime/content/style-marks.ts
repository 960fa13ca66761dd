/** A meaning that a tag or a style gives to words. */
export interface StyleMark {
  /** Tag that gives words this meaning. */
  tag: string
  /** Returns whether a tag has this meaning by itself. */
  isTag: (name: string) => boolean
  /** Whether an inner style can take the meaning back. */
  isInherited: boolean
  /** Returns what an element's style says: true, false, or undefined if it says nothing. */
  readStyle: (element: Element) => boolean | undefined
}

const markOf = (
  tags: string,
  property: string,
  [on, off]: [on: RegExp, off: RegExp],
  isInherited: boolean,
): StyleMark => {
  const names = tags.split(' ')
  const declaration = new RegExp(`(?:^|;)\\s*(?:${property})\\s*:([^;]*)`, 'gi')
  return {
    tag: names[0] ?? '',
    isTag: (name) => names.includes(name),
    isInherited,
    readStyle: (element) => {
      const value = [...styleOf(element).matchAll(declaration)].at(-1)?.[1]?.toLowerCase()
      if (value === undefined) return undefined
      return on.test(value) || (off.test(value) ? false : undefined)
    },
  }
}

/** Returns the style of an element as text. `tidyTags` renames it, because the policy reports styles. */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

const headings = 'h1, h2, h3, h4, h5, h6'
const bold = markOf(
  'strong b',
  'font(?:-weight)?',
  [/\b(?:bold|bolder|[6-9]\d\d)\b(?!%)/, /\b(?:normal|lighter|[1-5]\d\d)\b/],
  true,
)
/** Meanings that pasted styles give to words. A heading is bold, whatever its spans say. */
export const styleMarks: StyleMark[] = [
  { ...bold, readStyle: (element) => (element.closest(headings) ? true : bold.readStyle(element)) },
  markOf('em i', 'font(?:-style)?', [/\b(?:italic|oblique)\b/, /\bnormal\b/], true),
  markOf('s del', 'text-decoration(?:-line)?', [/\bline-through\b/, /\bnone\b/], false),
  markOf('sup', 'vertical-align', [/\bsuper\b/, /\bbaseline\b/], false),
  markOf('sub', 'vertical-align', [/\bsub\b/, /\bbaseline\b/], false),
]
