/** Slow tests that `npm run check` omits, beside those of React and in the browser: builds, commands as processes, all rules. */
export const slow = [
  'tests/repo/{docs,editor-schemas,engine-knows-no-site,engine-speaks-no-language}.test.ts',
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
 * Tests for a release, only in `npm run test:all`: other sites and their commands, development with the studio and random
 * edits, publishing again, comparing commits, content that is newer than the page, pictures of every width, other reading
 * modes, odd content on every page, hostile requests.
 */
export const release = [
  'tests/browser/{diff-photographs,drafts,drawn-pairs,edit-sequences,long-words,own-blocks}.test.ts',
  'tests/browser/{pasted-text,pseudo-language,second-site,second-site-search}.test.ts',
  'tests/site/browser/{adding-a-page,after-a-deploy,canary,development,edit-mode,film}.test.ts',
  'tests/site/browser/{form-in-trouble,hostile,newer-content,paper,pictures,policy,prerender}.test.ts',
  'tests/site/browser/{reading-modes,screen-sizes,small-windows,strip}.test.ts',
  'tests/repo/{ci-recipe,deploy-recipe}.test.ts',
  'tests/site/unit/{adding-a-block,allowed-edits,benches,planner-properties}.test.ts',
  'tests/engine/unit/{content-fuzz,diff-base,diff-command,hostile-html,new-site,scaffold*}.test.ts',
  'tests/engine/unit/{enquiries/killed,server-hostile,server-publishing,server-slow-clients}.test.ts',
]
