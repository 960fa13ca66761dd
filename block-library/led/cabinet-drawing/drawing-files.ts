import { GAP_MM, type CabinetDrawing } from './draw-cabinet.ts'

/** A drawing as a file that a link holds. */
export interface DrawingFile {
  format: 'DXF' | 'SVG'
  name: string
  href: string
}

/**
 * Returns the drawing as files for a planner's own drawings: DXF (R12, in millimetres) and SVG, at full size. They are
 * written from the same figures as the drawing on the page, so a page holds them in its links.
 */
export function drawingFiles(drawing: CabinetDrawing): DrawingFile[] {
  const name = `cabinet-${drawing.front.join('x')}`
  const file = (format: DrawingFile['format'], type: string, text: string) => ({
    format,
    name: `${name}.${format.toLowerCase()}`,
    href: `data:${type},${encodeURIComponent(text)}`,
  })
  return [file('DXF', 'image/vnd.dxf', dxfOf(drawing)), file('SVG', 'image/svg+xml', svgOf(drawing))]
}

type Stroke = [layer: string, x1: number, y1: number, x2: number, y2: number]

/** Height of letters, in millimetres. */
const LETTERS_MM = 30

/** Returns all lines of a drawing, with y down. */
function strokesOf({ front: [width, height], side, joints, dimensions }: CabinetDrawing): Stroke[] {
  const outline = (start: number, across: number): Stroke[] => [
    ['OUTLINE', start, 0, start + across, 0],
    ['OUTLINE', start + across, 0, start + across, height],
    ['OUTLINE', start + across, height, start, height],
    ['OUTLINE', start, height, start, 0],
  ]
  const lines = (layer: string, all: Pick<CabinetDrawing['joints'][number], 'from' | 'to'>[]) =>
    all.map(({ from, to }): Stroke => [layer, ...from, ...to])
  return [
    ...outline(0, width),
    ...(side ? outline(side.x, side.depth) : []),
    ...lines('JOINTS', joints),
    ...lines('DIMENSIONS', dimensions),
  ]
}

/** Returns the figures beside the dimensions: digits alone, which every program can show. */
const figuresOf = ({ dimensions }: CabinetDrawing) =>
  dimensions.map(({ from, to, length, direction }) => ({
    x: (from[0] + to[0]) / 2 + (direction === 'down' ? 8 : 0),
    y: (from[1] + to[1]) / 2 - (direction === 'across' ? 8 : 0),
    text: [length].flat().join('-'),
  }))

function dxfOf(drawing: CabinetDrawing): string {
  const tags: (string | number)[] = [0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC']
  tags.push(0, 'SECTION', 2, 'ENTITIES')
  for (const [layer, x1, y1, x2, y2] of strokesOf(drawing))
    tags.push(0, 'LINE', 8, layer, 10, x1, 20, -y1, 11, x2, 21, -y2)
  for (const { x, y, text } of figuresOf(drawing))
    tags.push(0, 'TEXT', 8, 'DIMENSIONS', 10, x, 20, -y, 40, LETTERS_MM, 1, text)
  return `${[...tags, 0, 'ENDSEC', 0, 'EOF'].join('\n')}\n`
}

function svgOf(drawing: CabinetDrawing): string {
  const [width, height] = drawing.front
  const margin = GAP_MM + LETTERS_MM
  const end = drawing.side ? drawing.side.x + drawing.side.depth : width
  const size = [end + 2 * margin, height + 2 * margin]
  const lines = strokesOf(drawing).map(([, x1, y1, x2, y2]) => `<path d="M${x1} ${y1}L${x2} ${y2}"/>`)
  const texts = figuresOf(drawing).map(({ x, y, text }) => `<text x="${x}" y="${y}">${text}</text>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}mm" height="${size[1]}mm" viewBox="${-margin} ${-margin} ${size.join(' ')}">`,
    `<g fill="none" stroke="#000" stroke-width="2">${lines.join('')}</g>`,
    `<g font-size="${LETTERS_MM}" font-family="sans-serif">${texts.join('')}</g></svg>`,
  ].join('')
}
