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
  /** The only folders whose modules are loaded anew for each mutant: nothing else may import what is in them. Left out, all are. */
  fresh?: string[]
}

/** What `npm run mutation` tries, by name, smallest first. */
export const mutationAreas: Record<string, MutationArea> = {
  content: {
    mutate: ['src/content/*.ts'],
    tests: [
      'tests/unit/nesting.test.ts',
      'tests/unit/content-pictures.test.ts',
      'tests/unit/content-contract.test.ts',
      'tests/unit/article-contract.test.ts',
      'tests/unit/fetch-content.test.ts',
      'tests/unit/content-client.test.ts',
      'tests/unit/content-html.test.ts',
    ],
  },
  'site-content': {
    mutate: ['src/site-content/*.ts', '!src/site-content/plain-html.ts'],
    tests: [
      'tests/unit/picture-rule.test.ts',
      'tests/unit/content-at-build.test.ts',
      'tests/unit/content-client.test.ts',
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
  bind: {
    mutate: [
      'src/engine/bind.ts',
      'block-library/*/block.ts',
      'block-library/shared/{balanced-grid,bind-section,placed-items,title-address}.ts',
    ],
    tests: [
      'tests/unit/balanced-grid.test.ts',
      'tests/unit/title-address.test.ts',
      'tests/unit/bound-examples.test.ts',
      'tests/unit/bind-edges.test.ts',
      'tests/unit/bind.test.ts',
    ],
    fresh: ['/block-library/', '/src/engine/', '/src/workbench/', '/tests/'],
  },
  schemas: {
    mutate: ['schemas/**/*.ts', '!schemas/generated/**', '!schemas/define.ts'],
    tests: [
      'tests/unit/keep-units.test.ts',
      'tests/unit/check-enquiry.test.ts',
      'tests/unit/engine-schemas.test.ts',
      'tests/unit/refused-values.test.ts',
      'tests/unit/made-values.test.ts',
      'tests/unit/schema-marks.test.ts',
      'tests/unit/content-reports.test.ts',
      'tests/unit/content-contract.test.ts',
      'tests/unit/article-contract.test.ts',
      'tests/unit/bound-examples.test.ts',
    ],
  },
  rules: {
    mutate: [
      'src/rules/*.ts',
      'src/rules/*/*.ts',
      '!src/rules/doctor/**',
      '!src/rules/*/examples.ts',
      '!src/rules/{rules,example-edits}.ts',
      // Commands, an area of their own; and what the workbench alone asks for, which its browser tests prove.
      '!src/rules/{validate-command,validate,explain-page,mend-files,load-config,last-findings}.ts',
    ],
    tests: [
      'tests/unit/json-error.test.ts',
      'tests/unit/picture-size.test.ts',
      'tests/unit/unread-files.test.ts',
      'tests/unit/find-problems.test.ts',
      'tests/unit/switches.test.ts',
      'tests/unit/locate.test.ts',
      'tests/unit/fix-findings.test.ts',
      'tests/unit/finding-formats.test.ts',
      'tests/unit/rules.test.ts',
      'tests/unit/redirects.test.ts',
      'tests/unit/rules-cascade.test.ts',
      'tests/unit/keep-last-good.test.ts',
      'tests/unit/doctor.test.ts',
    ],
    fresh: ['/src/rules/', '/tests/'],
  },
  // Apart from the rules, as these tests ask whole sites: each mutant of a rule would be tried on them, too.
  'rules-commands': {
    mutate: [
      'src/rules/{validate-command,validate,mend-files,load-config,last-findings}.ts',
      'src/rules/doctor/*.ts',
    ],
    tests: [
      'tests/unit/load-config.test.ts',
      'tests/unit/doctor.test.ts',
      'tests/unit/doctor-command.test.ts',
      'tests/unit/mend-files.test.ts',
      'tests/unit/last-findings.test.ts',
      'tests/unit/validate-command.test.ts',
    ],
    readsConfigs: true,
    fresh: ['/src/rules/', '/tests/'],
  },
}
