import { definePage } from 'pagework'
import { drawnCabinets, exampleName, packing, specificationRows, testRun } from '../planning/sheets.ts'

export default definePage({
  kind: 'products',
  title: 'What we hand over',
  head: {
    title: 'What We Hand Over With an LED Screen: Four Documents | Xigi',
    description:
      'Cabinet drawing, specification sheet, test-run sheet and packing list of an LED screen: read them before you order, print them, and fill them in with us on site.',
  },
  blocks: [
    {
      type: 'hero',
      heading: 'What we hand over',
      text: 'Four documents come with every screen. Read them before you order; print this page, and each begins on a sheet of its own.',
      picture: { src: '/media/hero-indoor-led-video-walls.webp' },
      height: 'banner',
    },
    { type: 'breadcrumb', current: 'What we hand over' },
    {
      type: 'cabinet-drawing',
      heading: 'Cabinet drawing',
      lead: 'Width, height and weight of the cabinets that we build with, all to one scale. The drawing of your order adds the frame, the cables and the loads.',
      cabinets: drawnCabinets,
      weight: '{weight} kg each',
      files: 'Drawing as {format}',
    },
    {
      type: 'sheet',
      id: 'specification-sheet',
      heading: 'Specification sheet',
      lead: 'Typical figures of two walls, one wall filled in as an example, and an empty column for yours.',
      fields: ['Site', 'Order', 'Date'],
      columns: ['Line', 'Indoor wall', 'Outdoor wall', exampleName, 'Your screen'],
      rows: specificationRows,
      link: { label: 'All product lines in figures', to: '/compare-products' },
    },
    {
      type: 'sheet',
      id: 'test-run-sheet',
      heading: 'Test-run sheet',
      lead: 'Filled in with your engineer in front of the screen, and signed before handover. The example shows how a filled sheet reads.',
      fields: ['Site', 'Order', 'Date'],
      columns: ['Check', 'Limit', exampleName, 'Measured'],
      rows: testRun,
      signatures: ['For the client', 'For Xigi'],
      link: {
        label: 'Why we time a service at handover',
        to: '/blog/front-service-or-rear-service',
      },
    },
    {
      type: 'sheet',
      id: 'packing-list',
      heading: 'Packing list',
      lead: 'Parts and documents that arrive with the screen. Count them together before the crates leave.',
      fields: ['Site', 'Order', 'Delivery note'],
      columns: ['Item', 'Contents', exampleName, 'Number', 'Batch or serial number'],
      rows: packing,
      signatures: ['Packed by', 'Received by'],
      link: {
        label: 'How spares are stored and used',
        to: '/blog/led-spares-calibration-long-upkeep',
      },
    },
    {
      type: 'cta-banner',
      heading: 'Ask for your documents',
      text: 'Tell us the place, the nearest viewer and the size: that is enough for a first answer.',
      picture: { src: '/media/hero-outdoor-led-video-walls.webp' },
      button: { label: 'Send your size' },
    },
  ],
})
