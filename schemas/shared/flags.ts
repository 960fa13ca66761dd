/** Ways in which hosts send a yes or no. */
export const flags = [true, false, 1, 0, '1', '0', 'true', 'false', null]
