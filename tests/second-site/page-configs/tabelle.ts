import type { BlockInputOf } from 'pagework'

type Table = BlockInputOf<'spec-table'>['table']

/** Zeilen der Tabelle eines Brotes. */
export const rows: Table['rows'] = [
  { key: 'flour', name: 'Mehl' },
  { key: 'weight', name: 'Gewicht', unit: 'g' },
  { key: 'rest', name: 'Ruhezeit', unit: 'Stunden', note: 'Der Teig ruht kühl, ohne Hefe.' },
  { key: 'oven', name: 'Backzeit', unit: 'Minuten' },
  { key: 'keeps', name: 'Bleibt frisch', unit: 'Tage' },
  { key: 'price', name: 'Preis in Euro' },
]

export const rye: Table['products'][number] = {
  name: 'Roggenmischbrot',
  to: '/brote/roggenmischbrot',
  preview: '/media/roggen.webp',
  values: { flour: 'Roggen und Weizen', weight: 1000, rest: 24, oven: 65, keeps: 6, price: '5,40' },
}

export const spelt: Table['products'][number] = {
  name: 'Dinkelvollkornbrot',
  to: '/brote/dinkelvollkornbrot',
  preview: '/media/dinkel.webp',
  values: { flour: 'Dinkel, frisch gemahlen', weight: 750, rest: 18, oven: 55, keeps: 5, price: '5,90' },
}

export const white: Table['products'][number] = {
  name: 'Weißbrot',
  to: '/brote/weissbrot',
  preview: '/media/weiss.webp',
  values: { flour: 'Weizen', weight: 500, rest: 24, oven: 32, keeps: 2, price: '3,80' },
}

export const breadList = [rye, spelt, white]
