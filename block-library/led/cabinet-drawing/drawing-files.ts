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

type Layer = 'OUTLINE' | 'JOINTS' | 'DIMENSIONS'
type Stroke = [layer: Layer, x1: number, y1: number, x2: number, y2: number]

/** Height of letters, in millimetres. */
const LETTERS_MM = 30
/** Half the length of a mark at the end of a dimension, in millimetres. */
const MARK_MM = 10
/** Length of a dash, and of the space after it, in millimetres. */
const DASH_MM = 12

/** Returns all lines of a drawing, with y down. */
function strokesOf({ front: [width, height], side, joints, dimensions }: CabinetDrawing): Stroke[] {
  const outline = (start: number, across: number): Stroke[] => [
    ['OUTLINE', start, 0, start + across, 0],
    ['OUTLINE', start + across, 0, start + across, height],
    ['OUTLINE', start + across, height, start, height],
    ['OUTLINE', start, height, start, 0],
  ]
  return [
    ...outline(0, width),
    ...(side ? outline(side.x, side.depth) : []),
    ...joints.map(({ from, to }): Stroke => ['JOINTS', ...from, ...to]),
    ...dimensions.flatMap(({ from, to }): Stroke[] => [
      ['DIMENSIONS', ...from, ...to],
      ...[from, to].map(([x, y]): Stroke => [
        'DIMENSIONS',
        x - MARK_MM,
        y + MARK_MM,
        x + MARK_MM,
        y - MARK_MM,
      ]),
    ]),
  ]
}

/** Returns the figures over the middle of the dimensions, turned as they are: digits alone, which every program can show. */
const figuresOf = ({ dimensions }: CabinetDrawing) =>
  dimensions.map(({ from, to, length, direction }) => ({
    x: (from[0] + to[0]) / 2 - (direction === 'down' ? 8 : 0),
    y: (from[1] + to[1]) / 2 - (direction === 'across' ? 8 : 0),
    degrees: direction === 'down' ? 90 : 0,
    text: [length].flat().join('-'),
  }))

/** Line types and layers, with the numbers of their colours. */
const tables = [
  '0 TABLE 2 LTYPE 70 2',
  '0 LTYPE 2 CONTINUOUS 70 0 3 Solid 72 65 73 0 40 0',
  `0 LTYPE 2 DASHED 70 0 3 Dashed 72 65 73 2 40 ${2 * DASH_MM} 49 ${DASH_MM} 49 ${-DASH_MM}`,
  '0 ENDTAB 0 TABLE 2 LAYER 70 3',
  '0 LAYER 2 OUTLINE 70 0 62 7 6 CONTINUOUS',
  '0 LAYER 2 JOINTS 70 0 62 8 6 DASHED',
  '0 LAYER 2 DIMENSIONS 70 0 62 5 6 CONTINUOUS',
  '0 ENDTAB',
]

const section = (name: string, parts: string[]) => `0 SECTION 2 ${name} ${parts.join(' ')} 0 ENDSEC`

/** Returns a DXF file: codes and values in turn, each on a line of its own. */
function dxfOf(drawing: CabinetDrawing): string {
  const lines = strokesOf(drawing).map(
    ([layer, x1, y1, x2, y2]) => `0 LINE 8 ${layer} 10 ${x1} 20 ${-y1} 11 ${x2} 21 ${-y2}`,
  )
  // Texts are centred over their second point.
  const texts = figuresOf(drawing).map(
    ({ x, y, degrees, text }) =>
      `0 TEXT 8 DIMENSIONS 10 ${x} 20 ${-y} 40 ${LETTERS_MM} 1 ${text} 50 ${degrees} 72 1 11 ${x} 21 ${-y}`,
  )
  const sections = [
    section('HEADER', ['9 $ACADVER 1 AC1009 9 $INSUNITS 70 4']),
    section('TABLES', tables),
    section('ENTITIES', [...lines, ...texts]),
  ]
  return `${sections.join(' ')} 0 EOF`.replaceAll(' ', '\n') + '\n'
}

function svgOf(drawing: CabinetDrawing): string {
  const [width, height] = drawing.front
  const margin = GAP_MM + 2 * LETTERS_MM
  const end = drawing.side ? drawing.side.x + drawing.side.depth : width
  const size = [end + 2 * margin, height + 2 * margin]
  const lines = strokesOf(drawing).map(
    ([layer, x1, y1, x2, y2]) =>
      `<path d="M${x1} ${y1}L${x2} ${y2}"${layer === 'JOINTS' ? ` stroke-dasharray="${DASH_MM}"` : ''}/>`,
  )
  const texts = figuresOf(drawing).map(
    ({ x, y, degrees, text }) => `<text transform="translate(${x} ${y}) rotate(${-degrees})">${text}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}mm" height="${size[1]}mm" viewBox="${-margin} ${-margin} ${size.join(' ')}">`,
    `<g fill="none" stroke="#000" stroke-width="2">${lines.join('')}</g>`,
    `<g font-size="${LETTERS_MM}" font-family="sans-serif" text-anchor="middle">${texts.join('')}</g></svg>`,
  ].join('')
}
