/** How the JSON files of a folder are named, without their ending. */
export const namesIn = (folder: string, files: string[]): string[] =>
  files
    .filter((file) => file.startsWith(folder) && file.endsWith('.json'))
    .map((file) => file.slice(folder.length, -'.json'.length))
