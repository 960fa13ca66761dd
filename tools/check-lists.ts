/** Slow tests that `npm run check` omits, beside those of React and in the browser: builds, commands as processes, all rules. */
export const slow = [
  'tests/repo/{ci-recipe,docs,editor-schemas,engine-knows-no-site,engine-speaks-no-language}.test.ts',
  'tests/site/unit/{doc-examples,language-fonts,order,samples,site-content}.test.ts',
  'tests/site/unit/structured-data.test.ts',
  'tests/engine/unit/edit/**',
  'tests/engine/unit/{addresses,command-line,content-at-build,content-html,diff*,doctor,folder-names}.test.ts',
  'tests/engine/unit/{judged-pages,keep-names,languages,last-findings,mailbox}.test.ts',
  'tests/engine/unit/{new-words,open-project,own-blocks,page-keys,page-pictures,pasted-text}.test.ts',
  'tests/engine/unit/{picture-fault,rename-page,rules,rules-cascade,serve-command}.test.ts',
  'tests/engine/unit/{server*,validate-command,workbench-pages,enquiries/*}.test.ts',
]

/**
 * Tests for a release, only in `npm run test:all`: other sites and their commands, development with the editor's random
 * edits, publishing again, pictures of every width, other reading modes, odd content on every page, hostile requests.
 */
export const release = [
  'tests/browser/{drawn-pairs,edit-sequences,long-words,own-blocks,pasted-text,pseudo-language,second-site}.test.ts',
  'tests/site/browser/{adding-a-page,after-a-deploy,canary,development,edits,film,hostile,paper,pictures}.test.ts',
  'tests/site/browser/{form-in-trouble,prerender,reading-modes,screen-sizes,small-windows,strip}.test.ts',
  'tests/repo/deploy-recipe.test.ts',
  'tests/site/unit/{adding-a-block,allowed-edits,benches,planner-properties,scaffold-site}.test.ts',
  'tests/engine/unit/{content-fuzz,hostile-html,new-site,scaffold*,server-hostile}.test.ts',
  'tests/engine/unit/{enquiries/killed,server-slow-clients}.test.ts',
]
