import { escapeXml } from '../../publish/files/escape-xml.ts'
import type { Change, PageChange, Photo, SiteDiff } from './change.ts'
import { groupsOf, headlineOf, lineOf, placeOf, type Group } from './describe.ts'

/** Returns the comparison as one HTML page with all pictures, which a browser opens from the disk. */
export const asReport = (diff: SiteDiff): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(headlineOf(diff))}</title><style>${styles}</style>
<input type="checkbox" id="slider" aria-label="Slider"><header><h1>${text(headlineOf(diff))}</h1>${diff.notes.map((note) => `<p>${text(note)}</p>`).join('')}
<label>Search <input type="search" placeholder="address, word, file"></label></header>
<main>${groupsOf(diff).map(groupHtml).join('\n')}</main><script>${script}</script></html>
`

const text = (value: string) => escapeXml(value).replaceAll('"', '&quot;')

const groupHtml = ({ title, causes, changes, pages }: Group) => `<section><h2>${text(title)}</h2>
<ul>${changes.map((change) => `<li><b>${change.part}</b> ${changeHtml(change)}</li>`).join('')}</ul>
${causes.map((cause) => `<details><summary>because of <code>${text(placeOf(cause))}</code></summary><pre>${text(cause.lines.join('\n'))}</pre></details>`).join('')}
${pages.map(pageHtml).join('')}</section>`

const changeHtml = ({ text: words }: Change) =>
  text(words)
    .replaceAll(/\[-(.*?)-\]/g, '<del>$1</del>')
    .replaceAll(/\{\+(.*?)\+\}/g, '<ins>$1</ins>')

const pageHtml = (page: PageChange) =>
  `<details class="page"><summary>${text(lineOf(page))}</summary>${page.photos.map(photoHtml).join('') || '<p>No photographs.</p>'}</details>`

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

function photoHtml({ width, before, after }: Photo): string {
  if (!before && !after) return `<h3>${width} px: no pixel differs</h3>`
  const pictures = Object.entries({ before, after }).map(([name, picture]) => {
    if (!picture) return `<figure class="${name}"><figcaption>${name}</figcaption>no page</figure>`
    const outlines = picture.regions.map(
      ({ x, y, ...size }) =>
        `<i style="left:${percent(x, width)};top:${percent(y, picture.height)};width:${percent(size.width, width)};height:${percent(size.height, picture.height)}"></i>`,
    )
    return `<figure class="${name}"><figcaption>${name}</figcaption><div><img loading="lazy" alt="" width="${width}" height="${picture.height}" src="${picture.source}">${outlines.join('')}</div></figure>`
  })
  return `<h3>${width} px</h3><div class="photo" style="--width:${width}px">${pictures.join('')}<input type="range" aria-label="Share of the picture before" value="50"></div>`
}

const styles = `body{font:15px/1.5 system-ui,sans-serif;margin:0;background:whitesmoke}
header,section{background:white;margin:0 auto 12px;padding:12px 16px;max-width:1600px;box-sizing:border-box;overflow-wrap:anywhere}
header{padding-right:90px}header p{margin:4px 0}h1,h2,h3{font-size:inherit;margin:0 0 8px}label{display:inline-block;margin-right:16px}#slider{position:fixed;top:14px;right:16px;z-index:3;margin:0}#slider::after{content:"slider";position:absolute;right:20px;top:-4px}
input[type=search]{font:inherit;width:min(60vw,340px)}summary{cursor:pointer;padding:6px 0}pre{overflow:auto;background:whitesmoke;padding:8px;margin:0}
del{background:mistyrose}ins{background:honeydew;outline:1px solid lightgreen;text-decoration:none}
.photo{display:grid;grid-template-columns:1fr 1fr;gap:8px;max-width:calc(2*var(--width) + 8px);margin-bottom:16px;align-items:start}
figure{margin:0;min-width:0}figure div{position:relative;border:1px solid silver}img{display:block;width:100%;height:auto}
figure i{position:absolute;outline:2px solid deeppink;outline-offset:2px}.photo input{display:none;grid-column:1/-1;margin:0}
#slider:checked~main .photo{grid-template-columns:1fr;max-width:var(--width)}#slider:checked~main figure{grid-area:1/1}
#slider:checked~main .before{z-index:1;background:white;clip-path:inset(0 calc(100% - var(--at,50%)) 0 0)}
#slider:checked~main figcaption{visibility:hidden}#slider:checked~main .photo input{display:block;position:sticky;bottom:8px;z-index:2}`

const script = `addEventListener('input',({target:t})=>{
if(t.type==='range')t.parentElement.style.setProperty('--at',t.value+'%')
if(t.type==='search')for(const s of document.querySelectorAll('section'))s.hidden=!s.textContent.toLowerCase().includes(t.value.toLowerCase())})`
