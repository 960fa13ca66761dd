/// <reference types="vite/client" />
/// <reference types="trusted-types" />
// The parts that the views of a site's own blocks may use. The package exports this file as `pagework/parts`.
export { fillText } from '../schemas/shared/fill-texts.ts'
export { ButtonLink, linkStyle } from './parts/button.tsx'
export { Card, CardLink, CardWords, PictureFrame } from './parts/card.tsx'
export { CardGrid } from './parts/card-grid.tsx'
export { Columns } from './parts/columns.ts'
export { Fold } from './parts/fold.tsx'
export { Frame } from './parts/frame.ts'
export { Heading, HeadingLevel, ItemTitle, RowTitle } from './parts/heading.tsx'
export { Island } from './parts/island.tsx'
export { Link } from './parts/link.tsx'
export { Picture } from './parts/picture.tsx'
export { RichText } from './parts/rich-text.tsx'
export { RuledTable } from './parts/ruled-table.tsx'
export { LeadText, Section, Width } from './parts/section.tsx'
export { media, theme } from './parts/theme.ts'
export { visuallyHidden } from './parts/visually-hidden.ts'
