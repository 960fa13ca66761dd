/**
 * Fallback fonts until Archivo is loaded. They have Archivo's metrics, so that loading it moves nothing and breaks no
 * line differently. Widths were measured in a browser with the site's text. Archivo has 101 % of Arial's width and
 * 101.5 % of Roboto's; at the weight of headings, 98.4 % of bold Arial's and 105.5 % of bold Roboto's. Its ascent is
 * 0.878 em and its descent 0.210 em, both divided by the width.
 */
export const fallbackFonts = [
  face('Archivo Fallback', '100 549', ['Arial', 'Liberation Sans', 'Arimo'], 1.01),
  face('Archivo Fallback', '550 900', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], 0.984),
  face('Archivo Fallback Roboto', '100 549', ['Roboto'], 1.015),
  face('Archivo Fallback Roboto', '550 900', ['Roboto Bold', 'Roboto'], 1.055),
  // Without this font, the rupee sign alone would load 32 KB of Archivo's extended letters.
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
