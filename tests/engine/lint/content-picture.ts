import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"></svg>'

/** Files with one picture of this name, which the content names in another way. */
const named = (name: string, written = name) => ({
  [file]: (text: string) => text.replace('abend.webp', written),
  [`content/storage/${name}`]: drawing,
})

export const examples: RuleExamples = {
  'a picture that is not there, and the one that is meant': {
    files: { [file]: (text) => text.replace('abend.webp', 'abnd.webp') },
    finds: `${file}:6:27 there is no file content/storage/abnd.webp`,
    fixed: 'as before',
  },
  ...Object.fromEntries(
    ['halle #1 50% [a] & எ.svg', 'halle%20%232.svg', "it's+(1).svg"].map((written) => [
      `the name of a file with signs, ${written}`,
      { files: named(written.replace('%20%232', ' #2'), written) },
    ]),
  ),
  'a file that no server finds, .werkhalle.svg': {
    files: named('.werkhalle.svg'),
    finds: `${file}:6:27 the server sends no file with this name: no name may begin with a dot`,
  },
  'a file that no server finds, ist?.svg': {
    files: named('ist?.svg'),
    finds: `${file}:6:27 there is no file content/storage/ist (a ? begins a query: in a name, write %3F)`,
  },
  'another name of a file, with accents as separate characters': {
    files: named('bär.svg', 'ba\u0308r.svg'),
    finds: `${file}:6:27 (the two look the same: one writes accents as separate characters`,
    fixed: { [file]: (text) => text.replace('ba\u0308r.svg', 'bär.svg') },
  },
  'another name of a file, with a backslash': {
    files: named('bilder/abend.svg', String.raw`bilder\\abend.svg`),
    finds: `${file}:6:27 no name may begin with a dot or have a backslash`,
    fixed: { [file]: (text) => text.replace(String.raw`bilder\\abend.svg`, 'bilder/abend.svg') },
  },
  'what is no picture': {
    files: {
      [file]: (text) => text.replace('abend.webp', 'abend.txt'),
      'content/storage/abend.txt': 'Abend',
    },
    finds: `${file}:6:27 is not a picture`,
  },
  'a host that the site refuses': {
    files: {
      [file]: (text) => text.replace('abend.webp', 'https://fremd.example/abend.webp'),
      'page-configs/site.ts': (text) =>
        text.replace("country: 'DE',", "country: 'DE', pictureHosts: ['bilder.example'],"),
    },
    finds: `${file}:6:27 policy refuses pictures from there`,
  },
  'a host that it allows': {
    files: { [file]: (text) => text.replace('abend.webp', 'https://fremd.example/abend.webp') },
  },
  'a picture within its address': {
    files: { [file]: (text) => text.replace('abend.webp', 'data:image/png;base64,iVBORw0KGgo=') },
    finds: `${file}:6:27 data: begins no address that is shown: send the path of a file`,
  },
  'a path that begins with the folder of a framework': {
    files: { [file]: (text) => text.replace('abend.webp', '/storage/abend.webp') },
    finds: `${file}:6:27 expected  a path below /storage/: "abend.webp"`,
    fixed: 'as before',
  },
  'a drawing with the extension of a picture': {
    files: {
      [file]: (text) => text.replace('abend.webp', 'abend.png'),
      'content/storage/abend.png': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    },
    finds: `${file}:6:27 is SVG, but sent as image/png`,
  },
}
