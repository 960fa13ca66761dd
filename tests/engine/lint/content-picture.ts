import type { RuleExample } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'

export const examples: RuleExample[] = [
  {
    name: 'a picture that is not there, and the one that is meant',
    files: { [file]: (text) => text.replace('abend.webp', 'abnd.webp') },
    finds: [{ at: `${file}:6:27`, says: 'there is no file content/storage/abnd.webp' }],
    fixed: { [file]: (text) => text.replace('abnd.webp', 'abend.webp') },
  },
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
