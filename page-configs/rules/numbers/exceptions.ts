/** Correct numbers without a fact: calculations in articles, other makers' products, warnings. */
export interface Exception {
  file: string
  /** The number as in the message. */
  number: string
  /** Words of the number's sentence. */
  beside: string
  reason: string
}

const article = (name: string) => `content/api/blog/${name}.json`

const boardroom = article('led-or-lcd-wall-for-boardroom')
const nitsArticle = article('what-nits-mean-indoors-and-outdoors')
const monsoon = article('prepare-outdoor-screen-for-monsoon')
const shopfronts = article('transparent-led-for-shopfronts')
const publicSpaces = 'content/api/government-public-spaces.json'
const lcd = 'an LCD wall, which the article compares'
const worked = 'a step of a worked example on light that the article reckons in sight'

export const exceptions: Exception[] = [
  { file: boardroom, number: '500 to 700 nits', beside: 'LCD video wall panels', reason: lcd },
  { file: boardroom, number: '1 to 4 mm', beside: 'Between LCD panels', reason: lcd },
  { file: boardroom, number: '5,760 × 3,240 pixels', beside: 'Full HD panels together', reason: lcd },
  { file: boardroom, number: '200 W', beside: 'LCD panels', reason: lcd },
  {
    file: boardroom,
    number: '0.9375 mm',
    beside: 'does it reach',
    reason: 'what it would take, not what is sold',
  },
  { file: boardroom, number: '1.8 kW', beside: 'LCD panels', reason: lcd },
  { file: nitsArticle, number: '8 nits', beside: 'office at 500 lux', reason: worked },
  { file: nitsArticle, number: '1,430 nits', beside: '90,000 lux', reason: worked },
  { file: nitsArticle, number: '1,430', beside: 'outdoor wall reaches', reason: worked },
  { file: nitsArticle, number: '7,430', beside: 'outdoor wall reaches', reason: worked },
  {
    file: nitsArticle,
    number: '600 nits',
    beside: 'at 10 per cent',
    reason: 'an outdoor wall dimmed at night',
  },
  { file: shopfronts, number: '500 nits', beside: 'dimming after dusk', reason: 'a window dimmed at night' },
  { file: shopfronts, number: '200 mm', beside: 'a 1 m panel leaves', reason: '1.2 m less 1 m' },
  { file: monsoon, number: '190 V', beside: 'may sag', reason: 'mains that fails' },
  { file: monsoon, number: '250 V', beside: 'may sag', reason: 'mains that fails' },
  { file: monsoon, number: '3.4 tonnes', beside: 'the push of', reason: 'the force of wind, not a weight' },
  {
    file: article('how-to-read-led-quotation'),
    number: '650,000 pixels',
    beside: 'gigabit output port',
    reason: 'a port',
  },
  {
    file: article('refresh-rate-and-event-cameras'),
    number: '650,000 pixels',
    beside: 'a port carries',
    reason: 'a port',
  },
  {
    file: article('choose-pixel-pitch-by-viewing-distance'),
    number: '1.53 mm',
    beside: 'Two suppliers',
    reason: 'what another supplier sells as P1.5: the article warns of it',
  },
  {
    file: article('truck-campaign-permissions-routes-sound'),
    number: '0.8 kW',
    beside: 'sound, player and fans',
    reason: 'not the screen',
  },
  {
    file: article('truck-campaign-permissions-routes-sound'),
    number: '9.1 kW',
    beside: '8.3 + 0.8',
    reason: 'a sum in sight, the screen at 80 per cent and what is not the screen',
  },
  {
    file: article('factory-floor-andon-safety-screens'),
    number: '180 mm',
    beside: 'line spacing',
    reason: '1.5 letters',
  },
  {
    file: article('front-service-or-rear-service'),
    number: '200 mm',
    beside: 'some 200 mm for cabinet',
    reason: 'a rear-service cabinet, which is deeper',
  },
  {
    file: article('front-service-or-rear-service'),
    number: '5 mm',
    beside: 'a lip that covers',
    reason: 'a stone frame',
  },
  {
    file: 'page-configs/structured-data/Retail.json',
    number: '600 to 900 mm',
    beside: 'above the floor',
    reason: 'the lower edge of a wall that nobody is to touch',
  },
  { file: 'content/api/retails.json', number: '150 mm', beside: 'a rail of', reason: 'a rail' },
  {
    file: 'content/api/transport-public-venues.json',
    number: '1,000 nits',
    beside: 'will look pale',
    reason: 'said to be too little',
  },
  { file: publicSpaces, number: '960 × 540 pixels', beside: 'sixteen feeds', reason: 'a sixteenth of 4K' },
]
