/** A part of the code whose tests are tried by mutating it. */
interface MutationArea {
  /** What is mutated. */
  mutate: string[]
  /** The tests that are to notice, the fastest first: they run many hundred times, each time until the first fails. */
  tests: string[]
  /** Kinds of mutants that are not made, and docs/mutation-testing.md says why. */
  leaveOut?: string[]
  /** Whether reading the site's configs is part of what is tried; else each worker reads them once. */
  readsConfigs?: true
}

/** What `npm run mutation` tries, by name, smallest first. */
export const mutationAreas: Record<string, MutationArea> = {
  content: {
    mutate: ['src/content/*.ts', 'src/site-content/*.ts'],
    tests: [
      'tests/unit/content-pictures.test.ts',
      'tests/unit/content-contract.test.ts',
      'tests/unit/content-html.test.ts',
      'tests/unit/content-client.test.ts',
      'tests/unit/plain-html.test.ts',
      'tests/unit/bound-pictures.test.ts',
      'tests/unit/keep-last-good.test.ts',
    ],
  },
  enquiry: {
    mutate: ['src/enquiry/*.ts'],
    tests: [
      'tests/unit/enquiry-without-browser.test.ts',
      'tests/enquiry/safe-storage.test.ts',
      'tests/enquiry/service-locks.test.ts',
      'tests/enquiry/service-tabs.test.ts',
      'tests/enquiry/service.test.ts',
      'tests/enquiry/service-retries.test.ts',
      'tests/enquiry/service-hanging.test.ts',
      'tests/enquiry/attribution.test.ts',
      'tests/enquiry/service-storage.test.ts',
      'tests/enquiry/transmit.test.ts',
      'tests/enquiry/enquiry-service.test.ts',
      'tests/enquiry/service-full.test.ts',
    ],
  },
}
