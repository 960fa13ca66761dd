import { expect, test } from 'vitest'
import { wrongIn } from '../../../page-configs/rules/shared/spellings.ts'

test.each([
  ['Vibrant colors', ['colors: colour']],
  ['A map of the city center', ['center: centre']],
  ['Seen from 4 meters away', ['4 meters: metre']],
  ['Glass facades', ['facades: façade']],
  ['Customized by trained people', ['Customized: -ise, -isation']],
  ['We organize the visualization', ['organize: -ise, -isation']],
  ['An aluminum frame', ['aluminum: aluminium']],
  ['Traveling crews', ['Traveling: -lled, -lling']],
  ['About 40 percent', ['percent: per cent']],
])('%s is not British', (text, expected) => {
  expect(wrongIn(text).map((pair) => pair.join(': '))).toEqual(expected)
})

test.each([
  'Vibrant Color',
  'The colour of the façade at 4 metres, in the city centre',
  'An energy meter, a computer program and a citizen of any size',
  'Resized and oversized screens; a prize; travelling crews; panelling; labelled ports',
  'Customised, organised and analysed',
])('%s is', (text) => {
  expect(wrongIn(text)).toEqual([])
})
