import type { BlockInputOf } from 'pagework'

/**
 * Price of a product beside its questions. A band in `site.prices` replaces the bars. Their factors follow from
 * `content/facts.json`.
 */
export const productPrice: BlockInputOf<'faq'>['price'] = {
  heading: 'Price',
  note: 'The quotation names what is included, line by line.',
  movers: {
    heading: 'What moves the price',
    note: 'Relative: how much more material or power a change takes. Indicative, not a quotation.',
    drivers: [
      { name: 'Pitch', factor: 4, text: 'Half the pitch takes four times as many LEDs on the same area.' },
      { name: 'Area', factor: 2, text: 'Twice the area takes twice the cabinets, modules and power.' },
      {
        name: 'Brightness',
        factor: 1.6,
        text: 'At full white a wall for the sun takes 600 to 850 W/m², a wall for a room 350 to 550 W/m².',
      },
      {
        name: 'Structure',
        text: 'Steel, height, access and permits differ by site: the survey settles them.',
      },
    ],
  },
}
