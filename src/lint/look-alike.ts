/** Explains two names that look the same and are not; empty for others. */
export const lookAlike = (name: string, other: string | undefined): string =>
  other !== undefined && name !== other && name.normalize('NFC') === other.normalize('NFC')
    ? ' (the two look the same: one writes accents as separate characters, as some disks of macOS do)'
    : ''
