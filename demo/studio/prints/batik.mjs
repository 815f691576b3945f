import { leaf, petalFlower, stamp } from './motifs.mjs'

/** Where the wax broke in the vat the dye crept in: fine brown lines that run, fork and stop. */
export const crackle = (cloth, random, ink) => {
  const { width: w, height: h } = cloth
  const s = Math.min(w, h)
  cloth.wash(ctx => {
    ctx.strokeStyle = ink
    for (let k = 0; k < Math.round((170 * h) / w); k++) {
      let x = random.next() * w
      let y = random.next() * h
      let way = random.next() * Math.PI * 2
      ctx.globalAlpha = random.between(0.16, 0.42)
      ctx.lineWidth = s * random.between(0.0012, 0.003)
      ctx.beginPath()
      ctx.moveTo(x, y)
      for (let step = 0; step < 12; step++) {
        way += random.around(0.55)
        x += Math.cos(way) * s * 0.014
        y += Math.sin(way) * s * 0.014
        ctx.lineTo(x, y)
      }
      ctx.stroke()
    }
  })
}

/** One tree that fills the cloth, and thirty-one birds where there was room; drawn in wax, so pale on the dye. */
export const treeOfBirds = {
  field(cloth, [ground, wax, dark], random) {
    const { width: w, height: h } = cloth
    const s = w / 100
    cloth.paint(ground, ctx => ctx.fillRect(0, 0, w, h))
    meadow(cloth, wax, dark, random, s)
    const tips = []
    branch(cloth, wax, dark, random, tips, {
      x: w * 0.5,
      y: h * 0.9,
      angle: -Math.PI / 2,
      length: h * 0.21,
      thick: s * 8,
      depth: 5,
    })
    for (const { x, y, angle, long } of tips)
      for (const turn of [-0.8, 0, 0.8]) {
        stamp(cloth, wax, leaf(1, 0.34), x, y, long, { angle: angle + turn, random })
        stamp(cloth, dark, leaf(0.7, 0.05), x, y, long, { angle: angle + turn, random })
      }
    for (const [k, { x, y }] of perches(tips, random, s).entries())
      bird(
        cloth,
        k % 3 === 2 ? dark : wax,
        k % 3 === 2 ? wax : dark,
        x,
        y,
        s * (k % 4 === 1 ? 8.5 : 10.5),
        k % 2 ? -1 : 1,
        random.around(0.25),
      )
  },
  border(cloth, [, wax, dark], random, { x, y, length, thick }) {
    cloth.paint(dark, ctx => ctx.fillRect(x, y, length, thick))
    cloth.paint(wax, ctx => {
      for (const at of [0.08, 0.84]) ctx.fillRect(x, y + thick * at, length, thick * 0.07)
    })
    const n = Math.round(length / (thick * 0.9))
    for (let i = 0; i < n; i++) {
      const px = x + ((i + 0.5) * length) / n
      stamp(cloth, wax, leaf(0.62, 0.2, -0.31, 0), px, y + thick * 0.5, thick * 0.8, {
        angle: i % 2 ? 0.7 : -0.7,
        random,
      })
    }
  },
}

const branch = (cloth, wax, dark, random, tips, { x, y, angle, length, thick, depth }) => {
  const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const bend = random.around(0.22) * length
  const [cx, cy] = [(x + ex) / 2 - Math.sin(angle) * bend, (y + ey) / 2 + Math.cos(angle) * bend]
  for (const [ink, wide] of [
    [wax, thick],
    [dark, thick * 0.42],
  ])
    cloth.paint(ink, ctx => {
      ctx.lineWidth = wide
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(cx, cy, ex, ey)
      ctx.stroke()
    })
  if (depth < 4) tips.push({ x: ex, y: ey, angle, long: cloth.width * 0.05 })
  if (depth < 3) tips.push({ x: cx, y: cy, angle: angle + (depth % 2 ? 1 : -1), long: cloth.width * 0.042 })
  if (depth === 0) return
  const forks = depth > 3 ? [-0.66, 0.02, 0.68] : [-0.46, 0.42]
  const upright = (-Math.PI / 2 - angle) * 0.24
  for (const turn of forks)
    branch(cloth, wax, dark, random, tips, {
      x: ex,
      y: ey,
      angle: angle + upright + turn + random.around(0.1),
      length: length * 0.8,
      thick: thick * 0.6,
      depth: depth - 1,
    })
}

/** Thirty-one places among the leaves, each well away from the others. */
const perches = (tips, random, s) => {
  const found = []
  for (let apart = 15; found.length < 31; apart *= 0.92)
    for (let k = 0; k < 160 && found.length < 31; k++) {
      const tip = tips[Math.floor(random.next() * tips.length)]
      if (tip.x < s * 13 || tip.x > s * 87) continue
      if (found.every(p => Math.hypot(p.x - tip.x, p.y - tip.y) > apart * s)) found.push(tip)
    }
  return found
}

const BODY =
  'M -0.62 0.2 C -0.4 -0.02 -0.16 -0.24 0.14 -0.24 C 0.2 -0.42 0.44 -0.42 0.48 -0.22 L 0.66 -0.14 L 0.48 -0.1 C 0.42 0.12 0.2 0.28 -0.06 0.24 C -0.2 0.22 -0.32 0.2 -0.5 0.34 Z'
const WING = 'M 0.18 -0.06 C 0.06 0.12 -0.14 0.14 -0.34 0.04 C -0.2 -0.02 -0.06 -0.16 0.18 -0.06 Z'

const bird = (cloth, ink, line, x, y, size, flip, angle) => {
  const part = (path, colour, stroke = 0) =>
    stamp(cloth, colour, path, x, y, size, { angle, flip, stroke, faint: 1 })
  const body = new Path2D(BODY)
  part(body, line, 0.12)
  part(body, ink)
  part(new Path2D(WING), line)
  for (const along of [0, 1, 2]) part(leaf(0.2, 0.03, -0.5 + along * 0.06, 0.18 + along * 0.03, -0.6), line)
  const eye = new Path2D()
  eye.arc(0.34, -0.22, 0.05, 0, Math.PI * 2)
  part(eye, line)
}

const meadow = (cloth, wax, dark, random, s) => {
  const { width: w, height: h } = cloth
  for (let k = 0; k < 46; k++) {
    const x = random.next() * w
    const y = h * random.between(0.85, 0.93)
    stamp(cloth, k % 3 ? wax : dark, leaf(1, 0.16), x, y, s * random.between(5, 9), {
      angle: -Math.PI / 2 + random.around(0.5),
      random,
    })
  }
  for (let k = 0; k < 9; k++)
    stamp(cloth, wax, petalFlower(6, 0.1, 0.5), random.next() * w, h * random.between(0.84, 0.91), s * 5, {
      random,
    })
}
