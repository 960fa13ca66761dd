import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/werke/bogen.json'
const titled = (title: string) => (text: string) => text.replace('Die Bogenlampe"', `${title}"`)

/** Texts, and the same texts read as Windows-1252. */
const misread = {
  Café: 'CafÃ©',
  Größe: 'GrÃ¶ÃŸe',
  Öl: 'Ã–l',
  KÖLN: 'KÃ–LN',
  à: 'Ã\u00A0',
  '‘Licht’': 'â€˜Lichtâ€™',
  'drei – vier': 'drei â€“ vier',
  '5 €': '5 â‚¬',
  '© Xigi': 'Â© Xigi',
  காடி: 'à®•à®¾à®Ÿà®¿',
  पद: 'à¤ªà¤¦',
  テス: 'ãƒ†ã‚¹',
  示类: 'ç¤ºç±»',
  кан: 'ÐºÐ°Ð½',
  شا: 'Ø´Ø§',
  '💡': 'ðŸ’¡',
}
const right = [
  'Café',
  '“CAFÉ”',
  'Spaß“',
  'IRMÃ”',
  'MAÇÃ\u00A0DOCE',
  'AMANHÃ – IRMÃ… ROMÃ® «MAÇÃ»',
  'voilà»',
  'déjà”—',
  'À 5 €',
  'Ø ± 5',
  'Škoda–Ž',
  'காட்சி',
  '显示屏幕',
  'Экран',
  'شاشة',
  '💡',
]

export const examples: RuleExamples = {
  ...Object.fromEntries(
    Object.entries(misread).map(([name, text]) => [
      `${name}, read as Windows-1252`,
      { files: { [file]: titled(text) }, finds: `${file}:4:14 UTF-8 that was read as Windows-1252` },
    ]),
  ),
  'a lost letter': {
    files: { [file]: titled('Gr\uFFFDße der Lampe') },
    finds: `${file}:4:14 a letter was lost: the text was not UTF-8\nreceived  "Gr�ße`,
  },
  'a bullet of Wingdings': {
    files: { [file]: titled('\uF0B7 Die Lampe') },
    finds: `${file}:4:14 a sign of a symbol font such as Wingdings`,
  },
  'a config': {
    files: { [page]: ['"title": "', '"title": "Caf\u00C3\u00A9 '] },
    finds: `${page}:3:12 UTF-8 that was read as Windows-1252`,
  },
  ...Object.fromEntries(right.map((text) => [text, { files: { [file]: titled(text) } }])),
}
