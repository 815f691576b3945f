import { dot, leaf, petalFlower, stamp } from './motifs.mjs'

/** Bhopal's zari: couched gold coils, leaves and sequins on velvet. */
export const zariFloral = {
  field(cloth, [, accent = '#b8322a'], random, unit) {
    const { width: w, height: h } = cloth
    vine(cloth, w / 2, h * 0.52, Math.min(w, h) * 0.34, random, accent)
    frame(cloth, unit, random, accent)
    sprinkle(cloth, unit, random)
  },
}

export const zariPeacock = {
  field(cloth, [, accent = '#1c7a6a', second = '#b8322a'], random, unit) {
    const { width: w, height: h } = cloth
    peacock(cloth, w / 2, h * 0.5, Math.min(w, h) * 0.46, second)
    frame(cloth, unit, random, accent)
    sprinkle(cloth, unit, random)
  },
}

const vine = (cloth, x, y, s, _random, accent) => {
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * Math.PI * 2
    stitchLine(
      cloth,
      t => {
        const r = s * (0.34 + t * 0.62)
        return [x + Math.cos(a + t * 1.3) * r, y + Math.sin(a + t * 1.3) * r]
      },
      30,
      s * 0.05,
    )
    for (let m = 0; m < 4; m++) {
      const t = 0.3 + m * 0.2
      const r = s * (0.34 + t * 0.62)
      stamp(
        cloth,
        m % 2 ? accent : 'zari',
        leaf(0.3, 0.1),
        x + Math.cos(a + t * 1.3) * r,
        y + Math.sin(a + t * 1.3) * r,
        s,
        { angle: a + t * 1.3 + (m % 2 ? 0.4 : 1.7) },
      )
    }
    stamp(
      cloth,
      'zari',
      petalFlower(6, 0.03, 0.14, 0.9),
      x + Math.cos(a + 1.3) * s * 0.97,
      y + Math.sin(a + 1.3) * s * 0.97,
      s,
    )
    stamp(
      cloth,
      accent,
      petalFlower(6, 0, 0.05, 0.9),
      x + Math.cos(a + 1.3) * s * 0.97,
      y + Math.sin(a + 1.3) * s * 0.97,
      s,
    )
  }
  for (const [ink, r, n] of [
    ['zari', 0.34, 12],
    [accent, 0.24, 12],
    ['zari', 0.15, 8],
  ])
    stamp(cloth, ink, petalFlower(n, 0.03, r, 0.9), x, y, s)
}

const peacock = (cloth, x, y, s, second) => {
  // a fan broader than high: every feather a spine, barbs laid slantwise, an eye at its end
  const count = 15
  for (let k = 0; k < count; k++) {
    const a = -Math.PI * (0.03 + (0.94 * k) / (count - 1))
    const [u, v] = [Math.cos(a) * 1.35, Math.sin(a)]
    const turn = Math.atan2(v, u)
    const long = k % 2 ? 0.76 : 0.98
    const at = r => [x + u * s * r, y + s * 0.42 + v * s * r]
    stitchLine(cloth, t => at(0.2 + t * (long - 0.3)), 2, s * 0.02)
    for (let m = 0; m < 6; m++)
      for (const side of [0.55, -0.55])
        stamp(cloth, 'zari', leaf(0.1, 0.032), ...at(0.24 + ((long - 0.46) * m) / 5), s, {
          angle: turn + side,
        })
    stamp(cloth, 'zari', leaf(0.25, 0.15), ...at(long - 0.17), s, { angle: turn })
    stamp(cloth, second, leaf(0.15, 0.085), ...at(long - 0.125), s, { angle: turn })
    stamp(cloth, 'zari', dot(0.026), ...at(long - 0.065), s)
  }
  const body = new Path2D(
    'M -0.16 0.66 C -0.32 0.46 -0.2 0.22 -0.08 0.06 C -0.02 -0.06 -0.12 -0.2 -0.08 -0.34 C -0.04 -0.46 0.12 -0.46 0.14 -0.34 L 0.27 -0.28 L 0.13 -0.25 C 0.08 -0.14 0.12 -0.02 0.16 0.08 C 0.28 0.26 0.34 0.48 0.18 0.66 C 0.08 0.74 -0.08 0.74 -0.16 0.66 Z',
  )
  stamp(cloth, second, body, x, y + s * 0.06, s)
  stamp(cloth, 'zari', body, x, y + s * 0.06, s, { stroke: 0.035 })
  for (let row = 0; row < 4; row++)
    for (let k = -1; k <= 1; k++)
      stamp(cloth, 'zari', leaf(0.12, 0.045), x + s * (k * 0.1 - 0.03), y + s * (0.28 + row * 0.1), s, {
        angle: 1.2,
      })
  stamp(cloth, 'zari', dot(0.03, 0.05, -0.36), x, y + s * 0.06, s)
  for (const a of [-2, -1.6, -1.2])
    stamp(cloth, 'zari', leaf(0.16, 0.035), x + s * 0.03, y - s * 0.36, s, { angle: a })
}

const frame = (cloth, _unit, _random, accent) => {
  const { width: w, height: h } = cloth
  const m = Math.min(w, h) * 0.07
  const round = t => {
    const side = Math.floor(t * 4) % 4
    const u = (t * 4) % 1
    return [
      [m + u * (w - 2 * m), m],
      [w - m, m + u * (h - 2 * m)],
      [w - m - u * (w - 2 * m), h - m],
      [m, h - m - u * (h - 2 * m)],
    ][side]
  }
  const n = Math.round((w + h) / (m * 0.55))
  for (let i = 0; i < n; i++) {
    const [x, y] = round(i / n)
    stamp(cloth, i % 3 ? 'zari' : accent, petalFlower(5, 0, 0.3, 0.95), x, y, m)
  }
}

const sprinkle = (cloth, unit, random) =>
  cloth.paint('zari', ctx => {
    for (let i = 0; i < 150; i++) {
      ctx.beginPath()
      ctx.arc(random.next() * cloth.width, random.next() * cloth.height, unit * 0.02, 0, 7)
      ctx.fill()
    }
  })

const stitchLine = (cloth, at, steps, thick) =>
  cloth.paint('zari', ctx => {
    ctx.lineWidth = thick
    ctx.beginPath()
    for (let i = 0; i <= steps; i++) ctx.lineTo(...at(i / steps))
    ctx.stroke()
  })

/** Gold sprigs in rows, for cloth that is gathered. */
export const zariRows = {
  field(cloth, [, , accent = '#b8322a'], _random, unit) {
    const s = unit * 0.95
    for (let j = 0; j * s < cloth.height; j++)
      for (let i = 0; i * s < cloth.width; i++) {
        const [x, y] = [(i + (j % 2 ? 0.5 : 0) + 0.25) * s, (j + 0.5) * s]
        stamp(cloth, 'zari', petalFlower(8, 0.05, 0.24, 0.9), x, y, s)
        stamp(cloth, accent, petalFlower(6, 0, 0.09, 0.9), x, y, s)
        for (const a of [0.5, 2.64]) stamp(cloth, 'zari', leaf(0.26, 0.08), x, y + s * 0.2, s, { angle: a })
        for (const [u, v] of [
          [0.5, 0],
          [0.4, 0.12],
          [0.6, 0.12],
        ])
          stamp(cloth, 'zari', petalFlower(4, 0, 0.045, 1), x + u * s, y + v * s, s)
      }
  },
}
