import { expect, test } from 'vitest'
import { contradictions } from '../../../page-configs/rules/numbers/contradictions.ts'
import { misspeltNumbers } from '../../../page-configs/rules/numbers/style.ts'

/** A text with a contradiction, the figure in its spelling, and a part of what is expected. */
const wrong: [text: string, received: string, expected: string][] = [
  ['Finest pixel pitch: P0.9', 'P0.9', 'P1.2'],
  ['Cabinets at P1.25 are common.', 'P1.25', 'P1.2'],
  ['Walls from P0.9 to P1.8 suit desks.', 'P0.9 to P1.8', 'P1.2'],
  ['A façade takes P2.9 × 5.2.', 'P2.9 × 5.2', 'P2.6 × 5.2'],
  ['It has a pitch of 1.53 mm.', '1.53 mm', '1.5625 mm'],
  ['P10 · 10–30 m', '10–30 m', '10 m (pitches "P10")'],
  ['P3.9 × 7.8 · from 4 m', '4 m', '8 m (pitches "P3.9 × 7.8")'],
  ['A full HD wall at P1.8 is 3.5 × 1.9 m.', '3.5 × 1.9 m', '3.6 × 2.025 m (pitches "P1.8")'],
  ['A 2.9 × 1.6 metre wall at P1.5 gives full HD.', '2.9 × 1.6 metre', '3 × 1.688 m'],
  ['Cabinets of 500 × 480 mm.', '500 × 480 mm', '500 × 500 mm'],
  ['Cabinets of 640 by 500 mm.', '640 by 500 mm', '640 × 1,920 mm (cabinets, modules, panels)'],
  ['A module measures 300 x 160 mm.', '300 x 160 mm', '320 × 160 mm'],
  ['Windows in direct sun need 2,500 to 4,000 nits.', '2,500 to 4,000 nits', '3,500 to 5,500 nits'],
  ['A truck gives 4,500 to 5,500 nits.', '4,500 to 5,500 nits', '5,500 to 6,500 nits (nits "truck")'],
  ['A façade takes 3,000 nits.', '3,000 nits', '5,000 to 7,000 nits (nits "outdoor")'],
  ['Outdoors it is dry, and outdoor screens reach 9,000 nits.', '9,000 nits', '5,000 to 7,000 nits'],
  ['The standee shines at 2,000 nits.', '2,000 nits', '800 to 1,200 nits (nits "standee")'],
  ['The wall has 2,880 Hz.', '2,880 Hz', '3,840 Hz'],
  ['Half the brightness is left across 140°.', '140°', '160 degrees (angles.viewing)'],
  ['Cabinets lock at 5 to 20 degrees.', '5 to 20 degrees', '5 to 15 degrees (angles.curveLock)'],
  ['Allow 25 mm of letter height per metre.', '25 mm of letter height per metre', '4 mm per metre'],
  ['With frame it is 50 to 150 mm deep.', '50 to 150 mm', '60 to 120 mm (depth.frontService)'],
  ['A walkway of 800 mm stays free behind.', '800 mm', '600 mm (depth.rearWalkway)'],
  ['Cabinets of 960 × 960 mm weigh 40 to 50 kg each.', '40 to 50 kg', '25 to 35 kg'],
  ['A standee weighs 70 kg.', '70 kg', '35 to 50 kg (weight.standee)'],
  ['Panels weigh 18 kg per square metre.', '18 kg per square metre', '12 to 16 kg/m²'],
  ['An LED floor bears 3 t/m².', '3 t/m²', '1 to 1.5 t/m² (weight.floorLoad)'],
  ['An indoor wall takes 300 to 700 W/m².', '300 to 700 W/m²', '350 to 550 W/m² (power.indoor)'],
  ['A standee draws 300 to 450 W.', '300 to 450 W', '430 to 680 W (power.standee)'],
  ['A standee runs on 240 V.', '240 V', '230 V (power.singlePhase)'],
  ['The truck carries a set of 30 kVA.', '30 kVA', '5 to 20 kVA (power.truckGenerator)'],
  ['It lets 50 to 90 per cent of the light through.', '50 to 90 per cent', '60 to 85 per cent'],
  ['Keep 2 to 10% spare modules.', '2 to 10%', '3 to 5 per cent (spares.modules)'],
  ['The front is sealed to IP67.', 'IP67', 'IP65'],
  ['It is rated for 50,000 hours to half brightness.', '50,000 hours', '100,000 hours'],
  ['The frame reports 60 touch points.', '60 touch points', '10 to 40 points (touch.points)'],
  ['Grey scale of 12 bit is smooth.', '12 bit', '14 to 16 bit (greyScale.bits)'],
  ['Cabinets are rated from −30 to +60 °C.', '−30 to +60 °C', '-20 to 50 °C (temperature.outdoor)'],
]

test.each(wrong)('a contradiction is found: %s', (text, received, expected) => {
  const differences = contradictions(text)
  expect(differences.map((difference) => difference.received)).toEqual([received])
  expect(differences[0]).toMatchObject({ sentence: text, expected: expect.stringContaining(expected) })
})

/** Sentences with figures that contradict nothing, beside the whole text of the site, which the rule judges too. */
const ordinary = `
  The hall of 18 x 40 m seats 300 people.
  The museum keeps 18 °C and 50 % humidity.
  Fine walls have P1.2 to P1.9.
  A bright museum hall may need 1,200 nits.
  A darkened hall takes 300 nits, a sunny classroom 600.
  The indoor wall is dimmed, and 120 nits are enough at night.
  A monitor of 120 Hz stands beside the wall.
  The opening is 1,400 × 900 mm.
  A niche of 400 mm takes the frame.
  30% of the budget is for structure.
  The UPS lasts 15 minutes at 3 kVA.
  A player draws 65 W.
  The processor runs on 12 V.
  In May it is 45 °C in the shade.
  The LCD panels have 55 inches and 500 nits each.
  A telephone screen reaches 1,600 nits.
  The factory floor bears 5 t/m².
  A visitor weighs 75 kg, and 4 carry the case.
  Two standees weigh 90 kg together.
  The ring has a radius of 5.7 m.
  The ramp rises 6 degrees.
  A film of 10 bit needs 3 Gbit/s.
  Letters of 120 mm are read from 30 m.
  The bus stops 25 m away.
  The stock is for 5,000 hours of use a year.
  The air conditioning removes 100 W/m².
  A tinted window passes 40 per cent.
  At P1.5 full HD measures 3 × 1.69 m.
  P2.5 suits a lobby, P10 a road.
  Indoor walls give 600 to 1,000 nits, outdoor walls 5,000 to 7,000 nits.
  The face is sealed to IP65, the rear to IP54.
  Indoor cabinets are IP20 to IP40.
`
  .trim()
  .split('\n')
  .map((line) => line.trim())

test.each(ordinary)('nothing is found: %s', (text) => {
  expect(contradictions(text)).toEqual([])
})

test.each([
  ['It measures 640 by 480 mm.', '640 by 480 mm', 'N × N'],
  ['A hall of 18 x 40 m.', '18 x 40 m', 'N × N'],
  ['It fills 45% of them.', '45%', 'N per cent'],
  ['About 40 percent is enough.', '40 percent', 'N per cent'],
  ['At 3840 Hz it is steady.', '3840 Hz', 'a comma after the thousands: 3,840'],
  ['It is 3mm thin.', '3mm', 'a blank between number and unit'],
  ['From Rs. 50,000 on.', 'Rs. 50,000', '₹'],
  ['Choose P-2.5 here.', 'P-2.5', 'P2.5'],
])('another spelling is found: %s', (text, received, expected) => {
  expect(misspeltNumbers(text)).toEqual([{ received, expected }])
})
