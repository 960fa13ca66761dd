import { sectionExamples, type Examples } from '../contract/block-examples.ts'

const reasons = { type: 'cards', variant: 'reasons', id: 'reasons', section: 7 } as const
const images = [
  {
    title: 'Survey on the site',
    description: 'We measure light, distance and load before a pitch is named.',
  },
  {
    title: 'Spares from one batch',
    description: 'Three to five per cent of the modules lie ready, in the same colour.',
  },
  {
    title: 'Offices in the south',
    description: 'Theni, Chennai, Bangalore and Coimbatore send the technician.',
  },
  {
    title: 'Papers for the tender',
    description: 'Load certificate, wiring plan and test reports come with the offer.',
  },
  {
    title: 'Content help',
    description: 'Templates in the wall’s own pixel count, so that text stays sharp.',
  },
  {
    title: 'Yearly maintenance',
    description: 'Cleaning, torque check, thermal picture and colour calibration.',
  },
]
const section = { title: 'Why choose Xigi', description: 'Six plain reasons.', images }

const { example, only, usual } = sectionExamples<'cards'>(reasons, section)

export const reasonExamples: Examples<'cards'> = {
  default: example(),
  'with small pictures': example({
    images: images.map(({ title, description }, index) => ({
      image: `pictures/cabinet-front-${(index % 2) + 1}.webp`,
      title,
      description,
    })),
  }),
  'titles of the page where the service has none': example(
    {
      images: [
        { description: 'A display for every site.' },
        { title: 'What we see', description: 'Screens planned with the building.' },
        { description: 'Straight answers.' },
        { description: 'A fourth.' },
      ],
    },
    { fallbackTitle: ['Our Mission', 'Our Vision', 'Our Value'] },
  ),
  'rich text': example({
    images: [
      {
        title: 'Safe in a fire drill',
        description_html: '<p>Cables are <em>low smoke</em> and labelled.</p>',
      },
    ],
  }),
  shortest: only({ images: [{ description: 'Serviced from the front.' }] }),
  longest: example({
    title:
      'Why transport authorities and municipal corporations in Visakhapatnam choose Xigi for walls that never rest',
    images: Array.from({ length: 12 }, (_, index) => ({
      title: `Electromagnetic-compatibility-tested-according-to-the-tender-document-${index + 1}`,
      description: 'Redundant power and two signal paths keep the departures on the wall. '.repeat(6),
    })),
  }),
  ...usual({ fallbackHeading: 'Why choose the {title}' }),
}
