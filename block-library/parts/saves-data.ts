/** Returns whether the visitor asked to save data, or has a slow connection. Not every browser reports it. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const { saveData, effectiveType } = Object(connection)
  return saveData === true || String(effectiveType).endsWith('2g')
}
