import { diamond, dot, leaf, mango, petalFlower, sprig, stamp } from './motifs.mjs'

/** Bagh: red and black on bleached white, a close net of flowers in diamonds. */
export const baghJaal = {
  field(cloth, [, red, black], random, unit) {
    const s = unit * 1.15
    overRows(cloth, s, s * 1.2, true, (x, y) => {
      stamp(cloth, black, diamond(0.5, 0.6), x, y, s, { random, stroke: 0.035 })
      stamp(cloth, red, diamond(0.42, 0.5), x, y, s, { random, stroke: 0.022 })
      stamp(cloth, red, petalFlower(8, 0.1, 0.31), x, y, s, { random })
      stamp(cloth, black, dot(0.085), x, y, s, { random })
      for (const [u, v] of [
        [0.5, 0],
        [0, 0.6],
      ])
        stamp(cloth, black, petalFlower(4, 0.02, 0.13, 0.9), x + u * s, y + v * s, s, { random })
      for (const a of [0.7, 2.45, 3.84, 5.58])
        stamp(
          cloth,
          black,
          leaf(0.13, 0.05, 0, 0, 0),
          x + Math.cos(a) * s * 0.31,
          y + Math.sin(a) * s * 0.36,
          s,
          { random, angle: a },
        )
    })
  },
  border: vineBorder,
}

export const baghButi = {
  field(cloth, [, red, black], random, unit) {
    const s = unit * 0.92
    const { stem, leaves, flower } = sprig()
    overRows(cloth, s * 1.15, s * 1.05, true, (x, y, row) => {
      const flip = row % 2 ? -1 : 1
      stamp(cloth, black, stem, x, y, s * 0.8, { random, stroke: 0.045, flip })
      stamp(cloth, black, leaves, x, y, s * 0.8, { random, flip })
      stamp(cloth, red, flower, x, y, s * 0.8, { random, flip, loose: 0.02 })
      stamp(cloth, black, dot(0.055, 0, -0.22), x, y, s * 0.8, { random, flip })
      stamp(cloth, red, dot(0.03), x + s * 0.57, y, s, { random })
    })
  },
  border: vineBorder,
}

/** Bherugarh: bolder flowers and mangoes, filled close. */
export const bherugarhFloral = {
  field(cloth, [, first, second, third = second], random, unit) {
    const s = unit * 1.7
    overRows(cloth, s, s, true, (x, y) => {
      stamp(cloth, first, petalFlower(10, 0.14, 0.44, 0.95), x, y, s, { random })
      stamp(cloth, second, petalFlower(10, 0.12, 0.32, 0.5), x, y, s, { random })
      stamp(cloth, third, dot(0.11), x, y, s, { random })
      stamp(cloth, second, petalFlower(10, 0.42, 0.49, 0.4), x, y, s, { random })
      for (let k = 0; k < 4; k++) {
        const a = (k / 4) * Math.PI * 2 + Math.PI / 4
        stamp(cloth, second, leaf(0.2, 0.08), x + Math.cos(a) * s * 0.46, y + Math.sin(a) * s * 0.46, s, {
          random,
          angle: a + 0.7,
        })
        stamp(cloth, third, leaf(0.2, 0.08), x + Math.cos(a) * s * 0.46, y + Math.sin(a) * s * 0.46, s, {
          random,
          angle: a - 0.7,
        })
      }
      stamp(cloth, first, petalFlower(5, 0.02, 0.12), x + s * 0.5, y, s, { random })
    })
  },
  border: templeBorder,
}

export const bherugarhPaisley = {
  field(cloth, [, first, second, third = first], random, unit) {
    const s = unit * 1.35
    overRows(cloth, s * 0.95, s * 1.15, true, (x, y, row) => {
      const flip = row % 2 ? -1 : 1
      stamp(cloth, first, mango(0.92), x, y, s, { random, flip })
      stamp(cloth, second, mango(0.92), x, y, s, { random, flip, stroke: 0.04, loose: 0.018 })
      stamp(cloth, second, petalFlower(6, 0.04, 0.2), x - s * 0.01 * flip, y + s * 0.18, s, { random, flip })
      stamp(cloth, third, dot(0.06, 0, 0.18), x, y, s, { random, flip })
      for (let k = 0; k < 5; k++)
        stamp(cloth, third, dot(0.022), x + flip * s * (-0.1 + k * 0.035), y - s * (0.06 + k * 0.06), s, {
          random,
        })
      stamp(cloth, second, petalFlower(5, 0.02, 0.1), x + s * 0.475, y + s * 0.02, s, { random })
      stamp(cloth, second, leaf(0.17, 0.06), x + s * 0.475, y + s * 0.2, s, { random, angle: -1.9 })
    })
  },
  border: templeBorder,
}

function vineBorder(cloth, [ground, red, black], random, { x, y, length, thick }) {
  band(cloth, ground, red, black, { x, y, length, thick })
  const s = thick * 0.62
  const n = Math.round(length / s)
  for (let i = 0; i < n; i++) {
    const px = x + (i + 0.5) * (length / n)
    const py = y + thick / 2
    const up = i % 2 ? 1 : -1
    stamp(cloth, ground, petalFlower(6, 0.06, 0.34, 0.9), px, py, s, { random })
    stamp(cloth, black, dot(0.1), px, py, s, { random })
    stamp(cloth, ground, leaf(0.42, 0.12), px + s * 0.22, py, s, { random, angle: up * 0.9 })
    stamp(cloth, ground, leaf(0.3, 0.09), px + s * 0.25, py, s, { random, angle: -up * 0.8 })
  }
}

function templeBorder(cloth, [ground, first, second, third = first], random, { x, y, length, thick }) {
  band(cloth, ground, first, second, { x, y, length, thick })
  const s = thick * 0.7
  const n = Math.round(length / s)
  for (let i = 0; i < n; i++) {
    const px = x + (i + 0.5) * (length / n)
    const py = y + thick * 0.5
    stamp(cloth, ground, diamond(0.4, 0.42), px, py, s, { random })
    stamp(cloth, third, petalFlower(4, 0.03, 0.3), px, py, s, { random })
    stamp(cloth, ground, dot(0.06), px + s * 0.5, py - s * 0.3, s, { random })
    stamp(cloth, ground, dot(0.06), px + s * 0.5, py + s * 0.3, s, { random })
  }
}

const band = (cloth, ground, fill, line, { x, y, length, thick }) => {
  cloth.paint(ground, ctx => ctx.fillRect(x, y, length, thick))
  cloth.paint(fill, ctx => ctx.fillRect(x, y + thick * 0.14, length, thick * 0.72))
  cloth.paint(line, ctx => {
    for (const at of [0.02, 0.09, 0.87, 0.94]) ctx.fillRect(x, y + thick * at, length, thick * 0.035)
    const n = Math.round(length / (thick * 0.16))
    for (let i = 0; i < n; i++)
      for (const at of [0.175, 0.825]) {
        ctx.beginPath()
        ctx.arc(x + (i + 0.5) * (length / n), y + thick * at, thick * 0.026, 0, 7)
        ctx.fill()
      }
  })
}

export const overRows = (cloth, stepX, stepY, staggered, draw) => {
  const columns = Math.ceil(cloth.width / stepX)
  const rows = Math.ceil(cloth.height / stepY)
  for (let j = -1; j <= rows; j++)
    for (let i = -1; i <= columns; i++)
      draw((i + (staggered && j % 2 ? 0.5 : 0)) * stepX, j * stepY * (staggered ? 0.62 : 1), j, i)
  if (!staggered) return
  for (let j = rows + 1; j * stepY * 0.62 <= cloth.height + stepY; j++)
    for (let i = -1; i <= columns; i++) draw((i + (j % 2 ? 0.5 : 0)) * stepX, j * stepY * 0.62, j, i)
}
