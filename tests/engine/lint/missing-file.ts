import { withClients } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'
const page = 'page-configs/general/schreiben.ts'

const client = (slug: string, image: string) => `{
  "slug": "${slug}",
  "image": "${image}",
  "name": "Anna",
  "position": "Wirt",
  "testimonial": "Sie leuchtet."
}`

export const examples: RuleExamples = {
  'a picture that is not there, and the one that is meant': {
    files: { [site]: [`src: '/media/abend.webp'`, `src: '/media/Abend.webp'`] },
    finds: `${site}:46:19 did you mean "/media/abend.webp"?`,
    fixed: 'as before',
  },
  'a logo and a film that nothing is like': {
    files: {
      [site]: [`'/logo.svg'`, `'/zeichen-gross.png'`],
      [page]: [`height: 'banner'`, `video: { webm: '/media/x.webm', mp4: '/media/x.mp4' }, height: 'banner'`],
    },
    finds: [
      `${site}:9:9 expected  a file of public/`,
      `${page}:12:80 received  "/media/x.webm"`,
      `${page}:12:102 received  "/media/x.mp4"`,
    ],
  },
  'a picture of a client on a host that the policy refuses': {
    files: {
      'page-configs/kunden/anna.json': client('anna', 'https://bilder.example/anna.webp'),
      'page-configs/general/index.ts': withClients('anna'),
      [site]: ['  keywords:', `  pictureHosts: ['cdn.example'],\n  keywords:`],
    },
    finds: 'page-configs/kunden/anna.json:3:12 policy refuses pictures from there',
  },
  'a picture of a client in the storage, told from what lies in public/, and one of an allowed host': {
    files: {
      'page-configs/kunden/anna.json': client('anna', 'abnd.webp'),
      'page-configs/kunden/berta.json': client('berta', 'https://cdn.example/berta.webp'),
      'page-configs/general/index.ts': withClients('anna', 'berta'),
      [site]: ['  keywords:', `  pictureHosts: ['cdn.example'],\n  keywords:`],
    },
    finds:
      'page-configs/kunden/anna.json:3:12 expected  a file of content/storage/\nreceived  "abnd.webp"\ndid you mean "abend.webp"?',
    fixed: { 'page-configs/kunden/anna.json': ['abnd', 'abend'] },
  },
  'a picture of the site itself': {
    files: { [page]: [`height: 'banner'`, `picture: { src: '/media/abend.webp' }, height: 'banner'`] },
  },
  'a style sheet of a font that no package has': {
    files: {
      'page-configs/brand.tokens.json': JSON.stringify({
        family: {
          text: { $value: ['Lora'], $extensions: { fonts: { styles: ['@fontsource/lora/none.css'] } } },
        },
      }),
    },
    finds: 'page-configs/brand.tokens.json:1:72 expected  a file of an installed package',
  },
  'no picture at all': {
    files: {
      'public/media/text.webp': 'words',
      [page]: [`height: 'banner'`, `picture: { src: '/media/text.webp' }, height: 'banner'`],
    },
    finds: `${page}:12:81 is not a picture`,
  },
}
