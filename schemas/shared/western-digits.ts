/** Replaces the decimal digits of every script by 0 to 9: `௨௦௨௫` becomes `2025`. */
export const westernDigits = (text: string) =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))

/** Returns the value of a digit. Unicode puts the ten digits of a script behind each other, from zero on. */
function valueOf(digit: number): number {
  let start = digit
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return (digit - start) % 10
}
