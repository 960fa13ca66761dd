/** On a block of a published page that the browser has still to hydrate. A module of its own: the first script asks for it too. */
export const unhydrated = 'data-unhydrated'
