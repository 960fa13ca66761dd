/** Selects a menu or submenu that is open, but no group inside a menu. */
export const openMenu = "[data-behaviour='disclosure'] > details[open]"
