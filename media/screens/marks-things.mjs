// Flat drawings of buildings, vehicles, goods and games, each in a square from -100 to 100.
import { circle, each, line, path, ring } from './markup.mjs'

const wheel = (x, y, r, rim = '#e8ecf0') => circle(x, y, r, '#14181c') + circle(x, y, r * 0.5, rim)

export const thingMarks = {
  helmet: (accent, ink) =>
    path('M-90 40C-90 -70 -30 -96 10 -96C70 -96 96 -40 96 20L90 40Z', accent) + path('M-10 -10H98V34H10Z', '#10202c') + path('M-90 40H92V58H-90Z', ink),
  rain: (accent, ink) =>
    path('M-100 10A100 100 0 0 1 100 10Q75 -14 50 10Q25 -14 0 10Q-25 -14 -50 10Q-75 -14 -100 10Z', accent) + line('M0 4V80q0 24 24 24t24 -22', ink, 12),
  drop: (accent) =>
    path('M0 -100C40 -30 76 0 76 46A76 76 0 0 1 -76 46C-76 0 -40 -30 0 -100Z', accent) + line('M-40 46A40 40 0 0 0 0 88', '#ffffff', 12),
  finger: (accent, ink) =>
    path('M-26 100V-60a26 26 0 0 1 52 0V10q40 -8 60 16v74Z', '#c98f63') + path('M-16 -76h32v26h-32Z', '#f4d8c0') + line('M2 -84v50', '#2a1a6a', 9) + ring(0, 0, 122, ink, 9) + line('M-60 96h124', accent, 14),
  cap: (accent, ink) =>
    path('M0 -80L130 -24L0 32L-130 -24Z', accent) + path('M-70 8V62q70 44 140 0V8L0 38Z', ink) + line('M110 -20V66', accent, 8),
  lamp: (a, b, c) =>
    path('M-94 20H94C82 76 42 92 0 92S-82 76 -94 20Z', a) + path('M-94 20H94L86 42H-86Z', c) + each(5, (i) => circle(-52 + i * 26, 62 - Math.abs(i - 2) * 5, 6, b)) +
    path('M0 -98C36 -50 34 -20 0 12C-34 -20 -36 -50 0 -98Z', b) + path('M0 -56C16 -30 16 -12 0 6C-16 -12 -16 -30 0 -56Z', '#ffffff'),
  rocket: (a, b, c) =>
    path('M-20 60L0 98L20 60Z', '#ffb02a') + path('M-64 78V0L-30 -20V70ZM64 78V0L30 -20V70Z', b) + path('M0 -98C26 -70 32 -30 32 70H-32C-32 -30 -26 -70 0 -98Z', a) +
    path('M-30 -34H30L32 -14H-32ZM-32 40H32V58H-32Z', c) + circle(0, 10, 13, c),
  dna: (a, b, c) =>
    each(13, (i) => {
      const [x, y] = [58 * Math.cos(i * 0.55), -96 + i * 16]
      return line(`M${x} ${y}H${-x}`, '#ffffff88', 4) + circle(x, y, 10, x > 0 ? a : b) + circle(-x, y, 10, x > 0 ? c : a)
    }),
  knight: (a, b, c) =>
    path('M-52 62C-48 20 8 10 2 -20C-4 -6 -16 0 -30 2C-44 4 -50 16 -62 16C-74 16 -84 2 -78 -10C-60 -40 -50 -70 -26 -84L-12 -100L-6 -88C40 -84 62 -52 56 -12C52 20 60 36 60 62Z', a) +
    circle(-28, -46, 7, c) + path('M-66 62H72V78H-66ZM-78 78H84V96H-78Z', b),
  pot: (a, b, c) =>
    each(2, (i) => line(`M${i ? 84 : -84} 92L${i ? 62 : -62} -96`, '#7ac04a', 12) + line(`M${i ? 62 : -62} -96q${i ? 30 : -30} 0 ${i ? 36 : -36} 40M${i ? 62 : -62} -96q${i ? -40 : 40} -4 ${i ? -40 : 40} 34`, '#4a9a2a', 6)) +
    each(5, (i) => circle(-36 + i * 18, -44 - (i % 2) * 12, 16, '#ffffff')) + path('M-46 -38H46V-22H-46Z', c) + path('M-42 -22C-84 10 -76 88 0 90C76 88 84 10 42 -22Z', a) +
    line('M-58 26q14 -22 29 0t29 0t29 0t29 0', b, 7) + each(5, (i) => circle(-40 + i * 20, 52, 5, b)),
  kite: (a, b, c) =>
    path('M0 -98L74 -20L0 -20Z', a) + path('M0 -98L-74 -20H0Z', b) + path('M-74 -20L0 62V-20Z', c) + path('M74 -20L0 62V-20Z', '#ffffff') + line('M0 62q26 12 6 22t12 14', b, 6) + path('M-12 76L16 70L8 90Z', a),
  mixer: (a, b, c) =>
    path('M-54 34H54L68 92H-68Z', a) + path('M-40 -64H36L30 30H-34Z', b) + path('M-34 -10H32L30 30H-34Z', c) + line('M36 -50H66V10H34', a, 11) + path('M-46 -82H42V-62H-46ZM-14 -96H12V-82H-14Z', a) + circle(0, 64, 14, '#ffffff') + line('M0 64L8 54', a, 4),
  fan: (a, b, c) =>
    ring(0, -20, 76, c, 6) + each(3, (i) => path('M0 -20C-44 -40 -40 -88 4 -88C30 -84 26 -50 0 -20Z', a, `rotate(${i * 120} 0 -20)`)) + circle(0, -20, 14, b) + path('M-8 56H8V84H-8ZM-50 84H50V96H-50Z', c),
  watch: (a, b, c) =>
    path('M-30 -100H30L36 -56H-36ZM-36 56H36L30 100H-30Z', c) + circle(0, 0, 64, b) + circle(0, 0, 54, a) + each(12, (i) => path('M-2 -48H2V-38H-2Z', c, `rotate(${i * 30})`)) + line('M0 0V-34M0 0L26 14', c, 6) + path('M62 -8H74V8H62Z', b),
  tractor: (a, b, c) =>
    path('M-70 -80H10V-70L20 -20H84V30H-70Z', a) + path('M-58 -68H2L10 -22H-58Z', b) + path('M52 -64H62V-20H52Z', c) + wheel(-36, 40, 52, b) + wheel(66, 58, 34, b) + path('M-80 -92H20V-80H-80Z', c),
  train: (a, b, c) =>
    each(3, (i) => circle(58 - i * 34, -78 - i * 6, 12 + i * 5, '#ffffff', '', 'opacity="0.85"')) + path('M-88 -52H-22V-62H-98V-74H-14V52H-88Z', a) + path('M-74 -44H-34V-8H-74Z', '#cfe8f4') + path('M-14 -22H70C86 -22 92 0 92 18V52H-14Z', b) +
    path('M48 -60H72L66 -22H54Z', c) + path('M-92 44H98V56H-92Z', c) + wheel(-62, 66, 26, a) + wheel(4, 72, 20, a) + wheel(58, 72, 20, a),
  book: (a, b, c) =>
    path('M0 -50C-30 -76 -70 -76 -98 -64V60C-70 48 -30 48 0 74C30 48 70 48 98 60V-64C70 -76 30 -76 0 -50Z', a) + line('M0 -50V74', c, 6) + each(3, (i) => line(`M-80 ${-36 + i * 28}q34 -10 62 10M80 ${-36 + i * 28}q-34 -10 -62 10`, b, 6)),
  auto: (a, b, c) =>
    path('M-90 54V-20C-88 -70 -60 -84 -20 -84H20C48 -80 60 -40 66 -4L92 8V54Z', c) + path('M-92 -20C-90 -74 -60 -90 -20 -90H22C44 -86 56 -58 62 -34H36C30 -54 20 -62 8 -62H-46V-20Z', a) +
    path('M-90 8H-20V40H30L44 0L92 8V54H-90Z', a) + path('M-46 -20H-34V8H-46ZM14 -62L44 0H54L26 -62Z', b) + path('M-42 -6H2V24H-42Z', b) + wheel(-56, 66, 28) + wheel(70, 66, 26) + circle(84, 20, 8, '#ffffff'),
  bicycle: (a, b, c) =>
    ring(-54, 36, 42, c, 9) + ring(56, 36, 42, c, 9) + line('M-54 36L-20 -28H36L8 36H-54M-20 -28L8 36M36 -28L56 36', a, 11) + line('M30 -50L38 -28M20 -56H50M-34 -46H-6M-24 -46L-18 -26', b, 10),
  sofa: (a, b, c) =>
    path('M-70 -50C-70 -66 70 -66 70 -50V10H-70Z', b) + path('M-96 -18C-96 -34 -64 -34 -64 -16V22H64V-16C64 -34 96 -34 96 -18V56H-96Z', a) + line('M0 -58V20', a, 5) + path('M-84 56H-66V78H-84ZM66 56H84V78H66Z', c),
  bag: (a, b, c) =>
    line('M-34 -62V-84Q0 -112 34 -84V-62', c, 11) + path('M-66 -30C-66 -86 66 -86 66 -30V92H-66Z', a) + path('M-46 14H46V78H-46Z', b) + path('M-46 14H46V30H-46ZM-70 0H-82V78H-66ZM70 0H82V78H66Z', c) + circle(0, 38, 7, c),
  mic: (a, b, c) =>
    path('M-34 -60A34 36 0 0 1 34 -60V-2A34 36 0 0 1 -34 -2Z', a) + line('M-34 -46H34M-34 -22H34', b, 6) + line('M-56 -10A56 58 0 0 0 56 -10M0 50V92M-36 92H36', c, 10),
  college: (a, b, c) =>
    path('M-98 -20L0 -86L98 -20V-6H-98Z', a) + circle(0, -40, 14, c) + each(5, (i) => path(`M${-84 + i * 38} -6h16v74h-16Z`, b)) + path('M-98 68H98V90H-98Z', a),
  dress: (a, b, c) =>
    path('M-26 -92L-12 -74H12L26 -92L50 -66L34 -50L30 -24H-30L-34 -50L-50 -66Z', a) + path('M-30 -24H30L84 88H-84Z', b) + path('M-78 74H78L84 90H-84Z', c) + each(4, (i) => circle(-33 + i * 22, 50, 6, c)),
  spectacles: (a, b) => ring(-50, 10, 38, a, 13) + ring(50, 10, 38, a, 13) + line('M-14 4Q0 -10 14 4M-86 0L-96 -26M86 0L96 -26', a, 11) + line('M-66 2L-50 -10M34 2L50 -10', b, 7),
  bulb: (a, b, c) =>
    path('M-30 40C-34 10 -70 -4 -66 -44A66 60 0 0 1 66 -44C70 -4 34 10 30 40Z', a) + line('M-18 -20L-10 10H10L18 -20', b, 6) + path('M-28 48H28V62H-28ZM-24 68H24V80H-24ZM-12 86H12V96H-12Z', c),
  arm: (a, b, c) =>
    path('M-84 92V72H4V92Z', c) + line('M-40 72L-56 -16L24 -66L66 -18', a, 24) + circle(-40, 70, 20, b) + circle(-56, -16, 18, b) + circle(24, -66, 18, b) + line('M66 -18L52 12M66 -18L88 10', c, 10) + path('M46 30H98V70H46Z', b),
  lift: (a, b) => path('M-56 -92H56V92H-56Z', b) + path('M0 -64L32 -22H-32ZM0 64L32 22H-32Z', a),
  door: (a, b, c) => path('M-60 -92H60V92H-60Z', b) + path('M-44 -78H44V92H-44Z', a) + circle(30, 8, 7, c),
}
