/** Returns a file name in the form of stored pictures: `IMG_2041.JPEG` becomes `img-2041.jpg`. */
export function pictureName(name: string): string {
  const [, stem = name, extension = ''] = /^(.*)\.(.+)$/.exec(name.toLowerCase()) ?? []
  const words = stem
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g) ?? ['picture']
  return `${words.join('-')}.${extension === 'jpeg' ? 'jpg' : extension}`
}

/** Returns the content of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
