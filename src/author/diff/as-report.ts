import { escapeXml } from '../../publish/files/escape-xml.ts'
import type { PageChange, SiteDiff } from './change.ts'
import type { Photo } from './compare-pixels.ts'
import { groupsOf, headlineOf, lineOf, linesOf } from './describe.ts'

/** Returns the comparison as one HTML page with all pictures, which a browser opens from the disk. */
export function asReport(diff: SiteDiff, template: string): string {
  const groups = groupsOf(diff).map((group) => {
    const lines = linesOf(group, Infinity).map(lineHtml).join('\n')
    return `<section><h2>${text(group.title)}</h2><pre>${lines}</pre>${group.pages.map(pageHtml).join('')}</section>`
  })
  const values: Record<string, string> = {
    headline: text(headlineOf(diff)),
    notes: diff.notes.map((note) => `<p>${text(note)}</p>`).join(''),
    groups: groups.join('\n'),
  }
  return template.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
}

const text = (value: string) => escapeXml(value).replaceAll('"', '&quot;')

/** Marks words and lines that are gone or new. */
const lineHtml = (line: string) =>
  text(line)
    .replaceAll(/^(-.*)|\[-(.*?)-\]/g, '<del>$1$2</del>')
    .replaceAll(/^(\+.*)|\{\+(.*?)\+\}/g, '<ins>$1$2</ins>')

const pageHtml = (page: PageChange) =>
  `<details><summary>${text(lineOf(page))}</summary>${page.photos.map(photoHtml).join('') || 'No photographs.'}</details>`

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

function photoHtml({ width, regions, ...pictures }: Photo): string {
  if (regions === 0) return `<h3>${width} px: no pixel differs</h3>`
  const figures = (['before', 'after'] as const).map((name) => {
    const { source = '', height = 1, regions: outlines = [] } = pictures[name] ?? {}
    const boxes = outlines.map(
      ({ x, y, ...size }) =>
        `<i style="left:${percent(x, width)};top:${percent(y, height)};width:${percent(size.width, width)};height:${percent(size.height, height)}"></i>`,
    )
    const picture = `<div><img loading="lazy" alt="" width="${width}" height="${height}" src="${source}">${boxes.join('')}</div>`
    return `<figure class="${name}"><figcaption>${name}</figcaption>${source ? picture : 'There is no page.'}</figure>`
  })
  return `<h3>${width} px</h3><div class="photo" style="--width:${width}px">${figures.join('')}<input type="range" aria-label="Share of the picture before"></div>`
}
