// How colourful a place is by itself. Only screens have colour: what they wash over the plaster is light, and does not count.

// The chroma (CIE LCh) that 95 of 100 points of the surfaces keep below; `emit` says where a screen shines.
export function chromaOf(albedo, emit) {
  const found = []
  for (let i = 0; i < albedo.length; i += 3)
    if (!(emit[i] + emit[i + 1] + emit[i + 2])) found.push(chroma(albedo[i], albedo[i + 1], albedo[i + 2]))
  return found.sort((a, b) => a - b)[Math.floor(found.length * 0.95)] ?? 0
}

function chroma(r, g, b) {
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return Math.hypot(500 * (x - y), 200 * (y - z))
}

const curve = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
