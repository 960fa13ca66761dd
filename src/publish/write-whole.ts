import { rename, writeFile } from 'node:fs/promises'

/** Writes a file whole or not at all: whoever ends the process here, or does the same beside it, leaves no half of one. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}`
  await writeFile(part, data)
  await rename(part, file)
}
