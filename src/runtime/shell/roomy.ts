/**
 * The width from which links may fit into one line. A container's `rem` grows with the text, so that enlarged text turns
 * the links into the menu.
 */
export const roomy = '@container (min-width: 64rem)'
