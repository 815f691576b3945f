/**
 * Gond painting: flat shapes, each filled with rows of dashes or dots that run along its own outline.
 * The rows follow how far inside the shape a point lies.
 */
const P = d => new Path2D(d)

const DEER = [
  [
    'body',
    'M 24 50 C 30 40 52 40 64 46 C 72 40 74 28 76 20 C 78 15 84 15 87 19 L 94 25 C 95 28 92 30 88 29 C 86 38 82 54 76 60 C 72 66 66 68 60 67 L 38 68 C 30 69 23 64 22 58 Z',
  ],
  ['leg', 'M 30 62 L 27 78 L 30 96 L 34 96 L 33 79 L 38 66 Z'],
  ['leg', 'M 40 66 L 42 80 L 40 96 L 44 96 L 47 80 L 46 66 Z'],
  ['leg', 'M 62 64 L 62 80 L 60 96 L 64 96 L 67 80 L 69 63 Z'],
  ['leg', 'M 70 62 L 74 78 L 74 96 L 78 96 L 79 77 L 76 58 Z'],
  ['tail', 'M 24 52 C 16 46 14 54 17 60 C 18 56 20 56 23 57 Z'],
  ['ear', 'M 78 18 C 72 14 68 15 66 18 C 70 22 74 22 78 20 Z'],
  ['horn', 'M 80 16 C 74 10 70 2 58 0 C 64 4 68 8 70 12 C 62 10 56 8 50 10 C 58 12 66 14 74 18 Z'],
  ['horn', 'M 84 16 C 86 8 92 2 102 -1 C 98 4 95 8 93 12 C 99 10 103 10 107 12 C 101 13 94 14 88 18 Z'],
]
/** A tail feather from the peacock's back, fanned out at an angle. */
const feather = (part, angle, long, wide) => {
  const [c, n] = [Math.cos(angle), Math.sin(angle)]
  const at = (u, v) => `${(46 + u * c - v * n).toFixed(1)} ${(58 + u * n + v * c).toFixed(1)}`
  const side = w => `C ${at(long * 0.5, w * 0.3)} ${at(long * 0.8, w)}`
  return [
    part,
    `M ${at(0, 0)} ${side(-wide)} ${at(long, 0)} C ${at(long * 0.8, wide)} ${at(long * 0.5, wide * 0.3)} ${at(0, 0)} Z`,
  ]
}

const FAN = [2.3, 2.6, 2.9, 3.2, 3.5, 3.8, 4.1]

const PEACOCK = [
  ...FAN.map((angle, k) => feather(k % 2 ? 'tail2' : 'tail', angle, 58, 15)),
  [
    'body',
    'M 38 58 C 44 46 58 46 64 42 C 68 32 66 22 70 14 C 73 8 82 8 84 14 C 84 18 82 22 80 28 C 80 44 78 60 66 68 C 56 74 42 72 38 64 Z',
  ],
  ['leg', 'M 54 70 L 52 92 L 46 95 L 60 95 L 57 92 L 58 70 Z'],
  ['leg', 'M 62 69 L 65 92 L 60 95 L 74 95 L 69 92 L 67 66 Z'],
  ['beak', 'M 84 12 L 94 16 L 84 18 Z'],
  ['crest', 'M 74 9 C 70 0 70 -4 66 -6 C 68 -1 70 4 71 10 Z'],
  ['crest', 'M 77 8 C 77 0 78 -4 76 -8 C 74 -2 74 4 75 9 Z'],
  ['crest', 'M 79 8 C 84 2 86 -2 85 -6 C 81 -2 79 3 77 9 Z'],
]
const FISH = [
  ['body', 'M 6 50 C 22 26 56 24 78 44 L 98 30 C 94 44 94 56 98 70 L 78 56 C 56 76 22 74 6 50 Z'],
  ['fin', 'M 34 31 C 42 16 58 16 66 22 C 60 26 58 30 58 34 Z'],
  ['fin', 'M 36 69 C 42 82 54 84 62 80 C 58 76 56 72 56 67 Z'],
  ['head', 'M 6 50 C 12 40 20 34 28 32 C 34 42 34 58 28 68 C 20 66 12 60 6 50 Z'],
]

const EYES = { deer: [83, 21], peacock: [77, 14], fish: [17, 46] }

export const gondArt = (
  ctx,
  pattern,
  { width, height, ground, inks, random, border = true, bare = false },
) => {
  if (!bare) {
    ctx.fillStyle = ground
    ctx.fillRect(0, 0, width, height)
  }
  const what = pattern.replace('gond-', '')
  const s = Math.min(width, height) / 100
  const put = (shapes, x, y, scale, flip, tint) => {
    for (const [i, [part, d]] of shapes.entries()) {
      const ink =
        part === 'body' || part === 'tail' ? tint[0] : (tint[(i % (tint.length - 1)) + 1] ?? tint[0])
      fill(ctx, P(d), { x, y, scale, flip }, ink, tint, i)
    }
  }
  const [a, b, c] = [inks[0], inks[1] ?? inks[0], inks[2] ?? inks[0]]
  const m = border ? 11 * s : 4 * s
  if (what === 'tree') tree(ctx, { width, height, s, m, inks, random, x: width / 2 })
  if (what === 'deer') {
    const k = (Math.min(width, height * 0.9) / 100) * 0.64
    const [x, y] = [width * 0.57 - 52 * k, height - m - 100 * k]
    // behind it and to one side: between its legs the trunk would look like one more
    tree(ctx, { width, height, s, m, inks, random, x: x - 3 * k, lean: 0.3, full: bare ? 0.56 : 0.95 })
    put(DEER, x, y, k, 1, [a, b, c])
    eyes(ctx, 'deer', x, y, k, ground)
  }
  if (what === 'peacock') {
    const k = (Math.min(width, height) / 100) * 0.74
    sprigs(ctx, width, height, m, s, inks, random)
    put(PEACOCK, width * 0.5 - 42 * k, height * 0.5 - 44 * k, k, 1, [a, b, c])
    eyes(ctx, 'peacock', width * 0.5 - 42 * k, height * 0.5 - 44 * k, k, ground)
  }
  if (what === 'fish') {
    const k = (Math.min(width, height) / 100) * 0.5
    sprigs(ctx, width, height, m, s, inks, random)
    const spots =
      width > height * 1.5
        ? [
            [0.26, 0.5, 1],
            [0.72, 0.5, -1],
          ]
        : [
            [0.5, 0.32, 1],
            [0.5, 0.68, -1],
          ]
    for (const [u, v, flip] of spots) {
      put(
        FISH,
        width * u - 50 * k * flip,
        height * v - 50 * k,
        k,
        flip,
        flip > 0 ? [a, b, c] : [b, a, c],
        true,
      )
      eyes(ctx, 'fish', width * u - 50 * k * flip, height * v - 50 * k, k, ground, flip)
    }
  }
  if (border) frame(ctx, width, height, s, inks)
}

const eyes = (ctx, what, x, y, k, _ground, flip = 1) => {
  const [u, v] = EYES[what]
  for (const [r, ink] of [
    [3.2, '#f6efe0'],
    [1.7, '#17110f'],
  ]) {
    ctx.fillStyle = ink
    ctx.beginPath()
    ctx.arc(x + u * k * flip, y + v * k, r * k, 0, 7)
    ctx.fill()
  }
}

const fill = (ctx, path, { x, y, scale, flip }, ink, inks, i) => {
  const size = 130
  const off = 15
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * 2
  const mask = canvas.getContext('2d', { willReadFrequently: true })
  mask.scale(2, 2)
  mask.translate(off, off)
  mask.fill(path)
  const far = insideDistance(mask.getImageData(0, 0, size * 2, size * 2).data, size * 2)
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale * flip, scale)
  ctx.fillStyle = ink
  ctx.fill(path)
  ctx.strokeStyle = contrast(ink)
  ctx.lineWidth = 0.9
  ctx.stroke(path)
  const at = (u, v) => far[Math.round((v + off) * 2) * size * 2 + Math.round((u + off) * 2)] ?? 0
  const step = 2.1
  const taken = new Set()
  const second = inks.find(k => k !== ink && contrastOf(k, ink) > 0.18) ?? contrast(ink)
  const third = contrast(ink)
  for (let v = -off + 1; v < size - off - 1; v += 0.5)
    for (let u = -off + 1; u < size - off - 1; u += 0.5) {
      const d = at(u, v) / 2
      if (d < 1.1) continue
      const row = Math.round(d / step)
      if (Math.abs(d - row * step) > 0.26 || row < 1) continue
      const gx = at(u + 1, v) - at(u - 1, v)
      const gy = at(u, v + 1) - at(u, v - 1)
      const length = Math.hypot(gx, gy)
      if (length < 0.4) continue
      const gap = row % 2 ? 1.7 : 1.35
      const key = `${Math.round(u / gap)},${Math.round(v / gap)}`
      if (
        taken.has(key) ||
        taken.has(`${Math.round(u / gap) + 1},${Math.round(v / gap)}`) ||
        taken.has(`${Math.round(u / gap)},${Math.round(v / gap) + 1}`)
      )
        continue
      taken.add(key)
      const ink2 = row % 3 === 2 ? second : third
      ctx.strokeStyle = ctx.fillStyle = ink2
      if ((row + i) % 2) {
        ctx.lineWidth = 0.62
        const [tx, ty] = [
          (-gy / length) * 0.2 + (gx / length) * 0.75,
          (gx / length) * 0.2 + (gy / length) * 0.75,
        ]
        ctx.beginPath()
        ctx.moveTo(u - tx, v - ty)
        ctx.lineTo(u + tx, v + ty)
        ctx.stroke()
      } else {
        ctx.beginPath()
        ctx.arc(u, v, 0.5, 0, 7)
        ctx.fill()
      }
    }
  ctx.restore()
}

const tree = (ctx, { width, height, s, m, inks, random, x: at, lean = 0, full = 1 }) => {
  const root = [at, height - m - 2 * s]
  const branch = (x, y, angle, length, thick, depth) => {
    const nx = x + Math.cos(angle) * length
    const ny = y + Math.sin(angle) * length
    const bend = random.around(0.25)
    const cx = (x + nx) / 2 - Math.sin(angle) * length * bend
    const cy = (y + ny) / 2 + Math.cos(angle) * length * bend
    ctx.strokeStyle = inks[1] ?? inks[0]
    ctx.lineWidth = thick
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(cx, cy, nx, ny)
    ctx.stroke()
    ctx.strokeStyle = contrast(inks[1] ?? inks[0])
    ctx.lineWidth = thick * 0.32
    ctx.setLineDash([thick * 0.1, thick * 0.75])
    ctx.stroke()
    ctx.setLineDash([])
    const leaves = depth < 3
    for (let k = 0; leaves && k < 7; k++) {
      const t = 0.25 + k * 0.12
      const [px, py] = [x + (nx - x) * t, y + (ny - y) * t]
      leafAt(ctx, px, py, angle + (k % 2 ? 0.9 : -0.9), s * 4.6, inks[(k + depth) % inks.length], random)
    }
    if (depth === 0) return leafAt(ctx, nx, ny, angle, s * 5.5, inks[0], random)
    const sprouts = depth > 2 ? 3 : 2
    for (let k = 0; k < sprouts; k++)
      branch(
        nx,
        ny,
        angle + ((k - (sprouts - 1) / 2) * 1.15) / (depth > 2 ? 1.05 : 1.4) + random.around(0.12),
        length * 0.74,
        thick * 0.62,
        depth - 1,
      )
  }
  ctx.save()
  ctx.beginPath()
  ctx.rect(m, m, width - 2 * m, height - 2 * m)
  ctx.clip()
  branch(...root, lean - Math.PI / 2, (height - 2 * m) * 0.31 * full, s * 5, 4)
  ctx.restore()
}

const leafAt = (ctx, x, y, angle, size, ink, _random) => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(angle)
  ctx.fillStyle = ink
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(size * 0.3, -size * 0.42, size * 0.75, -size * 0.32, size, 0)
  ctx.bezierCurveTo(size * 0.75, size * 0.32, size * 0.3, size * 0.42, 0, 0)
  ctx.fill()
  ctx.strokeStyle = contrast(ink)
  ctx.lineWidth = size * 0.055
  ctx.beginPath()
  for (let k = 1; k < 6; k++) {
    ctx.moveTo(size * k * 0.15, 0)
    ctx.lineTo(size * (k * 0.15 + 0.1), -size * 0.16)
    ctx.moveTo(size * k * 0.15, 0)
    ctx.lineTo(size * (k * 0.15 + 0.1), size * 0.16)
  }
  ctx.stroke()
  ctx.restore()
}

const sprigs = (ctx, width, height, m, s, inks, random) => {
  for (let k = 0; k < 34; k++) {
    const side = k % 4
    const t = random.next()
    const x = [
      m + t * (width - 2 * m),
      width - m - 7 * s * random.next(),
      m + t * (width - 2 * m),
      m + 7 * s * random.next(),
    ][side]
    const y = [
      m + 6 * s * random.next(),
      m + t * (height - 2 * m),
      height - m - 6 * s * random.next(),
      m + t * (height - 2 * m),
    ][side]
    leafAt(ctx, x, y, random.next() * 7, s * random.between(4, 7.5), inks[k % inks.length], random)
  }
}

const frame = (ctx, width, height, s, inks) => {
  ctx.strokeStyle = inks[0]
  ctx.lineWidth = s * 1.1
  ctx.strokeRect(3 * s, 3 * s, width - 6 * s, height - 6 * s)
  ctx.strokeRect(8.4 * s, 8.4 * s, width - 16.8 * s, height - 16.8 * s)
  ctx.lineWidth = s * 0.55
  const dash = (x, y, dx, dy, k) => {
    ctx.strokeStyle = inks[k % inks.length]
    ctx.beginPath()
    ctx.moveTo(x - dx, y - dy)
    ctx.lineTo(x + dx, y + dy)
    ctx.stroke()
  }
  for (let x = 5, k = 0; x < width / s - 4; x += 1.8, k++)
    for (const y of [5.7, height / s - 5.7]) dash(x * s, y * s, 0.6 * s, (k % 2 ? 1.5 : -1.5) * s, k)
  for (let y = 5, k = 0; y < height / s - 4; y += 1.8, k++)
    for (const x of [5.7, width / s - 5.7]) dash(x * s, y * s, (k % 2 ? 1.5 : -1.5) * s, 0.6 * s, k)
}

/** Chamfer distance to the nearest pixel outside the shape. */
const insideDistance = (rgba, n) => {
  const d = new Float32Array(n * n)
  for (let i = 0; i < d.length; i++) d[i] = rgba[i * 4 + 3] > 128 ? 1e6 : 0
  const relax = (i, j, cost) => {
    if (j >= 0 && j < d.length && d[j] + cost < d[i]) d[i] = d[j] + cost
  }
  for (let i = 0; i < d.length; i++)
    for (const [j, c] of [
      [i - 1, 1],
      [i - n, 1],
      [i - n - 1, 1.41],
      [i - n + 1, 1.41],
    ])
      relax(i, j, c)
  for (let i = d.length - 1; i >= 0; i--)
    for (const [j, c] of [
      [i + 1, 1],
      [i + n, 1],
      [i + n + 1, 1.41],
      [i + n - 1, 1.41],
    ])
      relax(i, j, c)
  return d
}

const luminance = hex =>
  [1, 3, 5].reduce(
    (sum, i, k) => sum + (Number.parseInt(hex.slice(i, i + 2), 16) / 255) * [0.3, 0.59, 0.11][k],
    0,
  )
const contrast = hex => (luminance(hex) > 0.5 ? '#1b1512' : '#f8f0de')
const contrastOf = (a, b) => Math.abs(luminance(a) - luminance(b))
