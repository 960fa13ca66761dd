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
      about:
        'We planned this display together with {name}, installed it and stay at hand for its service. What the partnership has brought:',
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
