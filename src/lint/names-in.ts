/** Returns the names of the JSON files in a folder, without `.json`. */
export const namesBelow = (folder: string, files: string[]): string[] =>
  files
    .filter((file) => file.startsWith(folder) && file.endsWith('.json'))
    .map((file) => file.slice(folder.length, -'.json'.length))
