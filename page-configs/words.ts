import { defineWords } from 'pagework'
import { plannerWords } from './planning/words.ts'

export default defineWords({
  common: {
    skip: 'Skip to content',
    home: '{brand} home',
    main: 'Main',
    submenu: '{label} menu',
    menu: 'Menu',
    tabs: 'Tabs',
    shortcuts: 'Shortcuts',
    top: 'Scroll to top',
    newTab: '{label} (opens in a new tab)',
    breadcrumb: 'Breadcrumb',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    pages: '{label}, pages',
    page: 'Go to page {page}',
    carousel: 'carousel',
    slide: 'slide',
    slidePlace: '{place} of {count}',
    untitled: 'Picture {place}',
    noPicture: 'No image available',
    brokenPicture: 'Image Error',
    lostPicture: 'Image not available',
    visualisation: 'Visualisation',
    sample: 'Sample',
    crashed: 'This part of the page is not available right now.',
    noScript: 'This site needs JavaScript for now.',
    and: 'and',
  },
  'alternating-rows': {
    fallbackTitle: 'Product Title',
    fallbackDescription: 'Product description not available',
  },
  article: {
    readTime: '5 min read',
  },
  'article-list': {
    badge: 'Update',
    readTime: '5 min read',
    emptyText: 'No blogs found.',
  },
  breadcrumb: {
    home: {
      label: 'Home',
    },
  },
  'cabinet-drawing': {
    label: 'Drawing of the cabinet {name}',
    length: '{length} mm',
    weight: '{weight} kg',
    to: 'to',
  },
  cards: {
    linkLabel: 'Learn More',
  },
  contact: {
    optionPlaceholder: 'Select an option',
    withoutScript: 'The form cannot be sent without JavaScript. These ways work as well:',
    answer: 'We answer {time}.',
    cityLine: '{city} {postalCode}',
    words: {
      fields: {
        name: 'Name',
        company: 'Company',
        phone: 'Phone',
        email: 'Email',
        option: 'I am interested as',
        message: 'Message',
      },
      missing: {
        name: 'Enter your name',
        email: 'Enter your email address',
        option: 'Choose what describes you',
        message: 'Write your message',
      },
      malformed: {
        email: 'Enter an email address like name@example.com',
      },
      optional: '(optional)',
      checkOne: 'Please check one field:',
      checkMany: 'Please check {count} fields:',
      back: 'Go back to the form: what you wrote is still there.',
      sending: 'Sending…',
      trap: 'Leave this empty',
    },
    success: 'Message sent successfully!',
    sent: {
      reference: 'Your reference: {reference}',
      heading: 'What happens next',
    },
    attach: {
      invitation: 'A drawing, or a photograph of the place, helps us to answer.',
      choose: 'Add files: up to {count}, {megabytes} MB together',
      sending: 'Sending the files…',
      arrived: 'We have your files: {files}',
      unfit: 'Up to {count} pictures or PDF files, {megabytes} MB together, can be added.',
      failed: 'The files did not arrive. Your message is with us. Choose the files once more.',
    },
    failure: 'Failed to send message. Try again.',
    notSent: {
      device: 'Nothing is lost: your message is kept on this device.',
      refused:
        'Your browser lets this site keep nothing, so your message is on this page alone and is gone when you leave it.',
      full: '{limit} messages wait on this device already, and it keeps no more: this one is on this page alone and is gone when you leave it.',
      otherWays: 'You can also call {phone} or {chat}.',
      chat: 'send it by chat',
      retried: 'It is sent as soon as the service answers.',
      turnedDown:
        'The service has turned it down, so it is not tried again by itself while this page is open: press the button once more.',
    },
  },
  faq: {
    fallbackHeading: 'Frequently Asked Questions',
    price: {
      movers: {
        open: 'by survey',
      },
    },
  },
  'features-grid': {
    fallbackHeading: 'Why Choose {title}?',
    emptyText: 'No features data available',
  },
  gallery: {
    words: {
      filter: 'Categories',
      shown: 'Showing {shown} of {count} images',
      enlarge: 'Enlarge: {category}, picture {number} of {count}',
      close: 'Close',
      place: '{number} of {count}',
      progress: 'Progress through the pages',
      page: 'Page {page} of {count}',
      total: '{count} images',
      jump: 'Quick jump:',
      jumpTo: 'Page {page}',
    },
    allLabel: 'All',
  },
  'industry-tiles': {
    fallbackTitle: 'Industry Solution',
  },
  intro: {
    more: 'Read more',
    less: 'Read less',
  },
  map: {
    townsLabel: 'Map of {towns}',
    scale: '100 km',
  },
  'pixel-pitch-strip': {
    label: 'Pixel pitches',
  },
  'screen-planner': { words: plannerWords },
  sheet: {
    more: 'Whole sheet',
    less: 'Less',
  },
  showcase: {
    fallbackHeading: 'For Showcase',
  },
  'spec-table': {
    table: {
      to: 'to',
    },
    more: 'All figures',
    less: 'Fewer figures',
  },
})
