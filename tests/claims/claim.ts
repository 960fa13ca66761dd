/** What a buyer or a developer may count on, and what proves it. */
export interface Claim {
  says: string
  /** What was tried against it. */
  against: string
  /** Files of tests below `tests/`, and the titles of the tests in them, as they stand there. */
  proof: Record<string, string[]>
  /** What else it is proven on, beside where these tests run. */
  on: string[]
}

export const claim = (says: string, against: string, proof: Claim['proof'], on: string[] = []): Claim => ({
  says,
  against,
  proof,
  on,
})
