import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placePageBlock } from '../../../src/author/studio/blocks/placed-block.ts'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { joinContent } from '../../../src/site/joined/join-content.ts'
import { pageSource } from '../../../src/lint/page-source.ts'
import { exampleSite } from '../../support/example-site.ts'
import { englishFiles } from '../../support/example-translations.ts'
import { site } from '../../support/bakery.ts'
import { root } from '../../support/root.ts'
import { valueAt } from '../../../src/util/problem.ts'

async function sourceAt(pathname: string, files: Parameters<typeof exampleSite>[0] = {}) {
  const project = await projectToChange(await exampleSite(files))
  return pageSource(await joinContent(project, { only: pathname }), pathname)
}

describe('a block of a page', () => {
  test('has the options of its config', async () => {
    const { index, config } = placePageBlock(await sourceAt('/lampen/bogen'), 'fragen', site)
    const written: unknown = JSON.parse(
      readFileSync(join(root, 'tests/example-site/page-configs/werke/bogen.json'), 'utf8'),
    )
    const block = valueAt(['blocks', index], config)
    expect(block).toMatchObject({ id: 'fragen' })
    expect(written).toHaveProperty('blocks', expect.arrayContaining([block]))
  })

  test('at an address in another language is the one of the page in the site’s own', async () => {
    const { file, config, answer } = await sourceAt('/en/lampen/bogen', englishFiles())
    const sourceOfPage = await sourceAt('/lampen/bogen')
    expect({ file, config, answer }).toEqual({
      file: sourceOfPage.file,
      config: sourceOfPage.config,
      answer: sourceOfPage.answer,
    })
  })

  test('that the page does not have is reported with the ids of the page', async () => {
    const source = await sourceAt('/')
    expect(() => placePageBlock(source, 'notiz', site)).toThrow(
      [
        'page-configs/general/index.ts has no block with this id',
        'expected  one of "anfang", "notizen", "ende"',
        'received  "notiz"',
        'did you mean "notizen"?',
      ].join('\n'),
    )
  })

  test('of a page that cannot be read is reported with the place of the mistake', async () => {
    const file = 'page-configs/general/schreiben.ts'
    const broken = { [file]: (text: string) => text.replace(`title: 'Schreiben'`, `titel: 'Schreiben'`) }
    await expect(sourceAt('/schreiben', broken)).rejects.toThrow(
      /page-configs\/general\/schreiben\.ts\n +\d+:\d+ titel \[unknown-key\][\s\S]*did you mean "title"\?/,
    )
  })

  test('of an unknown page is reported with the nearest address', async () => {
    await expect(sourceAt('/schreibn')).rejects.toThrow(
      'The site has no page at /schreibn.\ndid you mean "/schreiben"?',
    )
  })
})
