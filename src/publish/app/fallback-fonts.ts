/**
 * Fonts that stand in until Archivo is there, sized to its metrics so that no line breaks elsewhere and nothing moves.
 * Widths are those of the site's own text, measured in a browser: Archivo is 101 % as wide as Arial and 101.5 % as
 * Roboto; at the weight of headings 98.4 % of bold Arial and 105.5 % of bold Roboto. Archivo's ascent is 0.878 em and
 * its descent 0.210 em, divided by the same.
 */
export const fallbackFonts = [
  face('Archivo Fallback', '100 549', ['Arial', 'Liberation Sans', 'Arimo'], 1.01),
  face('Archivo Fallback', '550 900', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 0.984),
  face('Archivo Fallback Roboto', '100 549', ['Roboto'], 1.015),
  face('Archivo Fallback Roboto', '550 900', ['Roboto Bold', 'Roboto'], 1.055),
  // The rupee's sign alone would have a visitor fetch 32 KB of Archivo's further letters.
  `@font-face {
    font-family: 'Rupee';
    src: ${['Roboto', 'Segoe UI', 'Helvetica Neue', 'Arial', 'Noto Sans', 'DejaVu Sans', 'Liberation Sans'].map((font) => `local('${font}')`).join(', ')};
    unicode-range: U+20B9;
  }`,
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
