import type { RuleExample } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"></svg>'

/** Files with one picture of this name, which the content names in another way. */
const named = (name: string, written = name) => ({
  [file]: (text: string) => text.replace('abend.webp', written),
  [`content/storage/${name}`]: drawing,
})

export const examples: RuleExample[] = [
  {
    name: 'a picture that is not there, and the one that is meant',
    files: { [file]: (text) => text.replace('abend.webp', 'abnd.webp') },
    finds: [{ at: `${file}:6:27`, says: 'there is no file content/storage/abnd.webp' }],
    fixed: { [file]: (text) => text.replace('abnd.webp', 'abend.webp') },
  },
  ...['halle #1 50% [a] & எ.svg', 'halle%20%232.svg', "it's+(1).svg"].map((written) => ({
    name: `the name of a file with signs, ${written}`,
    files: named(written.replace('%20%232', ' #2'), written),
    finds: [],
  })),
  ...[
    ['.werkhalle.svg', 'the server sends no file with this name: no name may begin with a dot'],
    ['ist?.svg', 'there is no file content/storage/ist (a ? begins a query: in a name, write %3F)'],
  ].map(([name = '', says = '']) => ({
    name: `a file that no server finds, ${name}`,
    files: named(name),
    finds: [{ at: `${file}:6:27`, says }],
  })),
  ...(
    [
      ['ba\u0308r.svg', 'bär.svg', '(the two look the same: one writes accents as separate characters'],
      [String.raw`bilder\\abend.svg`, 'bilder/abend.svg', 'no name may begin with a dot or have a backslash'],
    ] as const
  ).map(([written, name, says]) => ({
    name: `another name of a file, ${written}`,
    files: named(name, written),
    finds: [{ at: `${file}:6:27`, says }],
    fixed: { [file]: (text: string) => text.replace(written, name) },
  })),
  {
    name: 'what is no picture',
    files: {
      [file]: (text) => text.replace('abend.webp', 'abend.txt'),
      'content/storage/abend.txt': 'Abend',
    },
    finds: [{ at: `${file}:6:27`, says: 'is no picture' }],
  },
  {
    name: 'a host that the site refuses',
    files: {
      [file]: (text) => text.replace('abend.webp', 'https://fremd.example/abend.webp'),
      'page-configs/site.ts': (text) =>
        text.replace("country: 'DE',", "country: 'DE', pictureHosts: ['bilder.example'],"),
    },
    finds: [{ at: `${file}:6:27`, says: 'policy refuses pictures from there' }],
  },
  {
    name: 'a host that it allows',
    files: { [file]: (text) => text.replace('abend.webp', 'https://fremd.example/abend.webp') },
    finds: [],
  },
  {
    name: 'a path that begins with the folder of a framework',
    files: { [file]: (text) => text.replace('abend.webp', '/storage/abend.webp') },
    finds: [{ at: `${file}:6:27`, says: 'expected  a path below /storage/: "abend.webp"' }],
    fixed: { [file]: (text) => text.replace('/storage/abend.webp', 'abend.webp') },
  },
  {
    name: 'a drawing with the extension of a picture',
    files: {
      [file]: (text) => text.replace('abend.webp', 'abend.png'),
      'content/storage/abend.png': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    },
    finds: [{ at: `${file}:6:27`, says: 'is SVG, but sent as image/png' }],
  },
]
