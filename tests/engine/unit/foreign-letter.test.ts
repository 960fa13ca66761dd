import { expect, test } from 'vitest'
import { foreignLetter } from '../../../src/util/foreign-letter.ts'

test.each([
  ['ja', 'オフィスの画面、LED'],
  ['ko', '회의실 화면 LED'],
  ['zh-CN', '会议室屏幕 LED'],
  ['zh-TW', '會議室螢幕 LED'],
  ['hi', 'कार्यालय की स्क्रीन LED'],
  ['sr', 'Екран LED'],
  ['pt-BR', 'Telões à noite'],
])('letters of %s and Latin ones are no foreign letters', (tag, text) => {
  expect(foreignLetter(text, tag)).toBeUndefined()
})

test.each([
  ['ta', 'திரаைகள்', 'а'],
  ['en', 'Wоrkshop', 'о'],
  ['ja', '화면', '화'],
])('in %s the letter of another script is found in %s', (tag, text, letter) => {
  expect(foreignLetter(text, tag)).toBe(letter)
})
