/**
 * Fonts that stand in until Archivo is there, sized to its metrics so that no line breaks elsewhere and nothing moves.
 * Widths are those of a running English text, measured in a browser: Archivo 400 is 98.0 % as wide as Arial and 98.5 %
 * as Roboto; at the weight of headings (640) 95.8 % of bold Arial and 102.8 % of bold Roboto. Archivo's ascent is
 * 0.878 em and its descent 0.210 em, divided by the same.
 */
export const fallbackFonts = [
  face('Archivo Fallback', '100 549', ['Arial', 'Liberation Sans', 'Arimo'], 0.98),
  face('Archivo Fallback', '550 900', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 0.958),
  face('Archivo Fallback Roboto', '100 549', ['Roboto'], 0.985),
  face('Archivo Fallback Roboto', '550 900', ['Roboto Bold', 'Roboto'], 1.028),
].join('\n')

function face(family: string, weight: string, fonts: string[], width: number): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    src: ${fonts.map((font) => `local('${font}')`).join(', ')};
    size-adjust: ${percent(width)};
    ascent-override: ${percent(0.878 / width)};
    descent-override: ${percent(0.21 / width)};
    line-gap-override: 0%;
  }`
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`
}
