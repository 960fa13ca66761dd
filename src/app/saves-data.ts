/** Whether the visitor asked to be spared what they did not ask for, or has a line that asks for it. Not every browser can say so. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const { saveData, effectiveType } = Object(connection)
  return saveData === true || String(effectiveType).endsWith('2g')
}
