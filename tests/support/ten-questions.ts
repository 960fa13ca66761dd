/** A complete set of questions. */
export const tenQuestions = Array.from({ length: 10 }, (_, index) => ({
  question: `Question ${index + 1}?`,
  answer: `Answer ${index + 1}.`,
}))
