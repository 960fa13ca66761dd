// Flat drawings of living things, of the sea and of food, each in a square from -100 to 100. A tone is a colour: the first fills most.
import { blossom, circle, each, line, path } from './markup.mjs'

export const natureMarks = {
  blossom: (a) => blossom(0, 0, 96, a),
  lotus: (a, b, c) =>
    '<g transform="translate(0 14) scale(0.82)">' +
    [-64, 64, -38, 38, -17, 17, 0].map((turn, i) => path('M0 74C-40 30 -36 -46 0 -92C36 -46 40 30 0 74Z', [c, a, b, a][i >> 1], `rotate(${turn} 0 74)`)).join('') +
    path('M-98 78C-50 60 50 60 98 78C50 98 -50 98 -98 78Z', c) +
    '</g>',
  peacock: (a, b, c) =>
    '<g transform="translate(0 26) scale(0.72)">' +
    each(11, (i) => {
      const turn = `rotate(${i * 15 - 75} 0 60)`
      return path('M0 60C-26 0 -22 -70 0 -108C22 -70 26 0 0 60Z', i % 2 ? a : c, turn) + circle(0, -76, 14, b, turn) + circle(0, -74, 7, '#0a2a6a', turn)
    }) +
    path('M-30 92C-36 50 -14 40 -12 0C-10 -24 22 -24 20 0C20 12 8 12 10 26C12 52 34 50 30 92Z', '#1a6ad8') +
    path('M20 -4L36 2L20 8Z', b) + circle(6, -4, 4, '#ffffff') + line('M0 -18V-38M-8 -16L-16 -34M8 -16L16 -34', b, 3) + '</g>',
  elephant: (a, b, c) =>
    path('M-88 88V0C-88 -52 -48 -66 -4 -66H20C30 -94 84 -94 92 -50C100 -10 98 40 90 66C86 78 70 76 70 64C76 44 74 26 66 14C60 28 52 36 44 38V88H14V46H-42V88Z', a) +
    path('M-50 -64H6V16C-10 26 -34 26 -50 16Z', b) + each(4, (i) => circle(-43 + i * 14, 18, 6, c)) +
    path('M14 -58C-2 -30 8 4 34 4C50 -10 48 -50 30 -64Z', c) + circle(66, -44, 6, '#10202c') + path('M68 4L96 18L72 22Z', '#ffffff'),
  turtle: (a, b, c) =>
    path('M-50 -30C-90 -60 -98 -20 -62 -6ZM30 -40C70 -90 96 -70 52 -12ZM-40 40C-74 84 -92 60 -58 22ZM34 40C52 84 80 70 58 22Z', c) +
    `<ellipse cx="84" cy="0" rx="24" ry="17" fill="${c}"/>` + circle(92, -6, 4, '#ffffff') + `<ellipse rx="72" ry="54" fill="${a}"/>` +
    path('M-18 -26H18L34 0L18 26H-18L-34 0Z', b) + line('M-18 -26L-34 -46M18 -26L34 -46M34 0H70M18 26L34 46M-18 26L-34 46M-34 0H-70', b, 8),
  fish: (a, b, c) =>
    path('M-96 0C-60 -62 20 -62 62 -8L98 -46V46L62 8C20 62 -60 62 -96 0Z', a) + path('M-40 -46C-20 -20 -20 20 -40 46C-64 34 -84 20 -96 0C-84 -20 -64 -34 -40 -46Z', b) +
    circle(-66, -10, 9, '#ffffff') + circle(-66, -10, 4, '#10202c') + each(3, (i) => line(`M${-8 + i * 24} -28Q${8 + i * 24} 0 ${-8 + i * 24} 28`, c, 7)),
  jasmine: (a, b, c) =>
    line('M-92 -40Q0 70 92 -40', c, 6) +
    each(9, (i) => {
      const [x, y] = [-80 + i * 20, -30 + 46 * Math.sin((i / 8) * Math.PI) + (i % 2) * 12]
      return each(5, (k) => `<ellipse cx="${x}" cy="${y - 15}" rx="8" ry="15" fill="${a}" transform="rotate(${k * 72} ${x} ${y})"/>`) + circle(x, y, 6, b)
    }),
  vegetables: (a, b, c) =>
    circle(-38, 30, 56, a) + path('M-38 -30L-28 -10L-4 -16L-22 2L-38 -6L-54 2L-72 -16L-48 -10Z', c) +
    path('M30 -40C60 -44 96 -10 92 40C88 92 36 96 26 54C18 20 0 0 30 -40Z', b) + path('M22 -52C40 -66 60 -50 54 -34L34 -22L16 -30ZM34 -58L28 -92L42 -94L46 -58Z', c),
  coconut: (a, b) =>
    path('M-74 0C-80 60 -40 96 0 96S80 60 74 0L44 -50H-44Z', a) + path('M-44 -50H44L52 -34C30 -22 -30 -22 -52 -34Z', b) + `<ellipse cy="-42" rx="26" ry="9" fill="#d8ecf4"/>` +
    line('M6 -42L34 -98', '#ff4a6a', 9) + line('M-40 10C-44 44 -30 70 -14 80', '#ffffff55', 9),
  coffee: (a, b, c) =>
    path('M-88 36H88L66 92H-66Z', a) + path('M-96 30H96V44H-96Z', b) + path('M-40 -52H40L32 34H-32Z', a) + path('M-46 -60H46V-46H-46Z', b) + `<ellipse cy="-60" rx="44" ry="10" fill="${c}"/>` +
    each(3, (i) => line(`M${-24 + i * 24} -70q-12 -10 0 -18t0 -12`, b, 5)),
  lolly: (a, b, c) =>
    path('M-40 -50A40 46 0 0 1 40 -50V40H-40Z', a) + path('M-40 -14H40V14H-40Z', b) + path('M-40 14H40V40H-40Z', c) + path('M-10 40H10V92A10 8 0 0 1 -10 92Z', '#e8c890') + line('M-22 -50V20', '#ffffff88', 8),
  glass: (a, b, c) =>
    path('M-72 -70H72L6 6V80H-6V6Z', a) + path('M-50 -46H50L0 4Z', b) + path('M-44 80H44V92H-44Z', a) + circle(58, -72, 26, c) + line('M-8 -20L24 -98', '#ffffff', 7),
  boat: (a, b, c) =>
    path('M-92 34H92L62 76H-66Z', a) + line('M0 34V-94', c, 7) + path('M8 -90L78 20H8Z', b) + path('M-8 -70L-62 20H-8Z', '#ffffff') + line('M-98 88q16 -14 32 0t32 0t32 0t32 0t32 0t32 0', c, 7),
  lighthouse: (a, b, c) =>
    path('M-26 -40H26L44 92H-44Z', a) + path('M-31 -4H31L35 26H-35ZM-39 56H39L44 92H-44Z', b) + path('M-22 -70H22V-40H-22Z', c) + path('M-30 -70L0 -96L30 -70Z', b) +
    path('M26 -60L98 -92V-24ZM-26 -60L-98 -92V-24Z', c, '', 'opacity="0.6"'),
  sun: (a, b, c) =>
    each(12, (i) => path('M-8 -62L0 -98L8 -62Z', a, `rotate(${i * 30})`)) + circle(0, 0, 52, a) + path('M-90 92L-50 22H84L60 92Z', c) + line('M-64 46H76M-76 70H68M-16 22L-40 92M18 22L2 92M50 22L36 92', b, 4),
}
