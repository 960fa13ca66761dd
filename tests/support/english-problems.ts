/** A sentence that breaks a checkable rule of plain English. */
export interface EnglishProblem {
  /** Line where its comment or text begins. */
  line: number
  /** Description of the broken rule. */
  rule: string
  /** The sentence. */
  text: string
}

/** Forbidden beginnings of sentences: their meaning is clear only at the end of the sentence. */
const firstWords = /^(?:What|So many|So much|The same|That|With these)\b/

/** Forbidden words, each with clear ones. */
const forbidden: [RegExp, string][] = [
  [/\btold\b|\btells? of\b/i, 'reported, reports'],
  [/\breckon/i, 'compute'],
  [/\banew\b/i, 'again'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\blest\b/i, 'so that … not'],
  [/\bleft out\b/i, 'omitted, optional'],
  [/\bis none\b|\bis nobody's\b/i, 'is missing, is unused'],
  [/\bgo(?:es)? by\b/i, 'uses'],
  [/\bstands? in(?:$|[.,;:]| (?:for|where|when)\b)/i, 'falls back to'],
  [/\bastray\b|\bin vain\b/i, 'fails'],
]

/** Beginnings and words that only titles of tests may not have. */
const firstWordsOfTitle = /^(?:what|whatever|who|so|else|neither)\b/i
const forbiddenInTitles: [RegExp, string][] = [
  [/\bsays? so\b|\bis said\b/, 'is reported'],
  [/\b(?:some|any|no)body\b/, 'a visitor, an author'],
  [/\b(?:is|are|was|were) kept\b/, 'is stored, is cached'],
  [/\b(?:is|are) asked\b/, 'is requested'],
  [/\bat once\b/, 'immediately'],
  [/\bas such\b/, 'as HTML'],
  [/\bstands? by\b/, 'is shown'],
  [/\bcomes? upon\b|\btakes? along\b|\bless motion\b/, 'the usual term'],
]

/** Maximum number of words in a sentence of a message. */
const MAX_WORDS = 25

/** Finds the sentences of a TypeScript file's comments that break a rule. */
export function commentProblems(source: string): EnglishProblem[] {
  return commentsIn(source).flatMap(({ line, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      problemsOf(sentence).map((rule) => ({ line, rule, text: sentence })),
    ),
  )
}

/** Finds the titles of a file's tests that break a rule or are too long. */
export function titleProblems(source: string): EnglishProblem[] {
  const titles = source.matchAll(
    /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(?<quoted>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g,
  )
  return [...titles].flatMap(({ index, groups }) => {
    const text = (groups?.quoted ?? '').slice(1, -1)
    const rules = [
      ...problemsOf(text),
      ...wordsOf(text, forbiddenInTitles),
      ...(firstWordsOfTitle.test(text) ? ['begins with a pronoun'] : []),
      ...(text.split(/\s+/).length > MAX_WORDS ? [`has more than ${MAX_WORDS} words`] : []),
    ]
    return rules.map((rule) => ({ line: lineAt(source, index), rule, text }))
  })
}

/**
 * Finds the sentences of a TypeScript file's messages that break a rule or are too long. Defaults of schemas are skipped, because
 * visitors read them. Questions may begin with any word.
 */
export function messageProblems(source: string): EnglishProblem[] {
  return textsIn(source).flatMap(({ line, text }) =>
    (isProse(text) ? sentencesOf(text) : []).flatMap((sentence) => {
      const isLong = sentence.split(/\s+/).length > MAX_WORDS
      const isQuestion = sentence.endsWith('?')
      const rules = [
        ...(isQuestion ? [] : beginningOf(sentence)),
        ...wordsOf(sentence),
        ...(isLong ? [`has more than ${MAX_WORDS} words`] : []),
      ]
      return rules.map((rule) => ({ line, rule, text: sentence }))
    }),
  )
}

/** Finds the sentences of a Markdown file that break a rule. Skips code. */
export function markdownProblems(source: string): EnglishProblem[] {
  return source
    .replaceAll(/```.*?```/gs, (code) => '\n'.repeat(code.split('\n').length - 1))
    .split('\n')
    .flatMap((text, index) =>
      sentencesOf(text.replace(/^[\s>#|*\d.-]+/, '')).flatMap((sentence) =>
        problemsOf(sentence).map((rule) => ({ line: index + 1, rule, text: sentence })),
      ),
    )
}

const problemsOf = (sentence: string) => [...beginningOf(sentence), ...wordsOf(sentence)]

function beginningOf(sentence: string): string[] {
  const [first] = firstWords.exec(sentence) ?? []
  return first ? [`begins with "${first}"`] : []
}

/** Returns a rule for each forbidden word. Quotations may contain any word. */
function wordsOf(sentence: string, words = forbidden): string[] {
  const plain = sentence.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, 'x')
  return words.flatMap(([word, better]) => {
    const [hit] = word.exec(plain) ?? []
    return hit ? [`says "${hit}"; better: ${better}`] : []
  })
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?:;])\s+(?=[A-Z"`])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Returns the comments of a file. Line comments without a gap are one comment. */
function commentsIn(source: string): { line: number; text: string }[] {
  return [...source.matchAll(/\/\*\*?(.*?)\*\/|(?:^[ \t]*\/\/[^\n]*\n?)+|[ \t]\/\/ [^\n]*$/gms)].map(
    (match) => ({
      line: lineAt(source, match.index),
      text: match[0]
        .replaceAll(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/$|^[ \t]+\/\//gm, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }),
  )
}

/** Returns the quoted texts of a file, except those in comments and the defaults of schemas. */
function textsIn(source: string): { line: number; text: string }[] {
  const code = source.replaceAll(/\/\*.*?\*\/|^[ \t]*\/\/[^\n]*$/gms, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )
  const texts = code.matchAll(
    /(?<schema>\.default\(\s*)?(?<quoted>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/gs,
  )
  return [...texts]
    .filter(({ groups }) => groups?.schema === undefined)
    .map(({ index, groups }) => ({
      line: lineAt(source, index),
      text: (groups?.quoted ?? '').slice(1, -1).replaceAll(/\s+/g, ' '),
    }))
}

/** Whether a text has sentences. CSS, HTML, SQL, code, drawings and lists of names have none. */
const isProse = (text: string) =>
  /\b(?:the|of|to|is|are|and|in|no|not)\b/i.test(text) &&
  !/[;{}]\s*$|;.*;|=>|<\w|\(\?|^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE) /s.test(text)

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length
