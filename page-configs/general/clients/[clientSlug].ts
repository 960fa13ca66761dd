import { definePage } from 'pagework'

export default definePage({
  kind: 'client',
  title: 'Client Details',
  noindex: true,
  blocks: [
    {
      type: 'hero',
      heading: 'Client Details',
      picture: { src: '/media/hero-rental-event-display.webp' },
      height: 'banner',
    },
    {
      type: 'client',
      testimonialHeading: 'Client Testimonial',
      aboutHeading: 'About This Partnership',
      about: 'Each partnership with us aims at the same four things:',
      achievements: [
        'Greater brand visibility',
        'Professional installation and support',
        'Customised solutions',
        'Reliable performance',
      ],
      labels: {
        company: 'Company',
        industry: 'Industry',
        location: 'Location',
        partnership: 'Partnership',
      },
      partnership: 'Successful',
      missing: 'Client not found',
      home: { label: 'Go Home', to: '/', scrollToForm: false },
      button: { label: 'Get Free Consultation' },
    },
  ],
})
