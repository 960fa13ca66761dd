import { escapeXml } from '../../publish/files/escape-xml.ts'
import type { PageChange, SiteDiff } from './change.ts'
import type { Photo } from './compare-pixels.ts'
import { groupsOf, headlineOf, pageLine } from './describe.ts'

/** Returns the comparison as one HTML page with all pictures, which a browser opens from the disk. */
export function asReport(diff: SiteDiff, template: string): string {
  const groups = groupsOf(diff).map(
    ({ title, lines, pages }) =>
      `<section><h2>${text(title)}</h2><pre>${lines.map(lineHtml).join('\n')}</pre>${pages.map(pageHtml).join('')}</section>`,
  )
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
  page.photos.length === 0
    ? `<p>${text(pageLine(page))}</p>`
    : `<details><summary>${text(pageLine(page))}</summary>${page.photos.map(photoHtml).join('')}</details>`

const photoHtml = ({ width, strips }: Photo) =>
  `<h3>${width} px${strips.length === 0 ? ': no pixel differs' : ''}</h3>${strips.map((strip) => stripHtml(width, strip)).join('')}`

function stripHtml(width: number, strip: Photo['strips'][number]): string {
  const figures = (['before', 'after'] as const).map((name) => {
    const picture = strip[name]
    const shown = picture === undefined ? 'There is no page.' : `<img alt="" src="${picture}">`
    return `<figure class="${name}"><figcaption>${name}</figcaption>${shown}</figure>`
  })
  return `<div class="photo" style="--width:${width}px">${figures.join('')}<input type="range" aria-label="Share of the picture before"></div>`
}
