import { overRows } from './block-prints.mjs'
import { diamond, hand, leaf, petalFlower, stamp } from './motifs.mjs'

/** Chanderi: sheer silk with small gold coins and sprigs, a gold edge. */
export const chanderiButi = {
  field(cloth, palette, _random, unit) {
    const s = unit * 0.34
    overRows(cloth, unit * 1.15, unit * 1.15, true, (x, y) => {
      stamp(cloth, 'zari', petalFlower(8, 0.08, 0.5, 0.95), x, y, s)
      stamp(cloth, palette[1] ?? 'zari', petalFlower(8, 0, 0.16, 0.9), x, y, s)
      stamp(cloth, 'zari', leaf(0.5, 0.16), x, y + s * 0.5, s, { angle: 1.57 })
    })
  },
  border: zariBorder,
  gold: true,
}

export const chanderiStripe = {
  field(cloth, [, accent, second = accent], _random, unit) {
    const step = unit * 0.62
    for (let i = 0; i * step < cloth.width; i++) {
      cloth.paint('zari', ctx => ctx.fillRect(i * step, 0, unit * 0.035, cloth.height))
      cloth.paint(i % 2 ? accent : second, ctx => {
        ctx.globalAlpha = 0.75
        ctx.fillRect(i * step + step * 0.42, 0, unit * 0.09, cloth.height)
      })
    }
  },
  border: zariBorder,
  gold: true,
}

/** Chanderi for weddings: an empty middle, seven hennaed hands raised along each end. */
export const mehndiHands = {
  border(cloth, palette, random, at) {
    const across = at.length / at.thick < 6
    if (!across) return zariBorder(cloth, palette, random, at)
    const [ground, red] = palette
    const line = y => cloth.paint('zari', ctx => ctx.fillRect(at.x, y, at.length, at.thick * 0.035))
    for (const t of [0.02, 0.1, 0.9, 0.96]) line(at.y + at.thick * t)
    const way = at.y > cloth.height / 2 ? 0 : Math.PI
    const step = at.length / 7.8
    for (let i = 0; i < 7; i++) {
      const x = at.x + step * (i + 0.9)
      const y = at.y + at.thick * 0.5
      const size = Math.min(step * 1.12, at.thick * 0.72)
      stamp(cloth, red, hand(), x, y, size, { angle: way })
      stamp(cloth, ground, leaf(0.26, 0.08, 0, 0.33, -Math.PI / 2), x, y, size, { angle: way })
    }
  },
  gold: true,
}

/** Maheshwari: plain silk-cotton with a reversible brick-and-wave edge of gold and colour. */
export const maheshwariBorder = {
  field(cloth, [ground], _random, unit) {
    cloth.wash(ctx => {
      ctx.globalAlpha = 0.1
      ctx.fillStyle = '#fff'
      for (let x = 0; x < cloth.width; x += unit * 0.05) ctx.fillRect(x, 0, unit * 0.018, cloth.height)
    })
    return ground
  },
  border: bugdiBorder,
  gold: true,
}

export const maheshwariCheck = {
  field(cloth, [, accent, second = accent], _random, unit) {
    const step = unit * 0.72
    cloth.paint(accent, ctx => {
      ctx.globalAlpha = 0.85
      for (let x = 0; x < cloth.width; x += step) ctx.fillRect(x, 0, unit * 0.05, cloth.height)
      ctx.globalAlpha = 0.7
      for (let y = 0; y < cloth.height; y += step) ctx.fillRect(0, y, cloth.width, unit * 0.05)
    })
    cloth.paint('zari', ctx => {
      ctx.globalAlpha = 0.8
      for (let x = step / 2; x < cloth.width; x += step) ctx.fillRect(x, 0, unit * 0.022, cloth.height)
      for (let y = step / 2; y < cloth.height; y += step) ctx.fillRect(0, y, cloth.width, unit * 0.022)
    })
    cloth.paint(second, ctx => {
      for (let x = 0; x < cloth.width; x += step)
        for (let y = 0; y < cloth.height; y += step) ctx.fillRect(x, y, unit * 0.05, unit * 0.05)
    })
  },
  border: bugdiBorder,
  gold: true,
}

function zariBorder(cloth, [ground, second = ground, accent = second], _random, { x, y, length, thick }) {
  cloth.paint(accent, ctx => ctx.fillRect(x, y, length, thick))
  cloth.paint('zari', ctx => {
    ctx.fillRect(x, y, length, thick * 0.06)
    ctx.fillRect(x, y + thick * 0.12, length, thick * 0.5)
    ctx.fillRect(x, y + thick * 0.72, length, thick * 0.05)
    ctx.fillRect(x, y + thick * 0.93, length, thick * 0.07)
  })
  const s = thick * 0.4
  const n = Math.max(1, Math.round(length / (s * 0.95)))
  for (let i = 0; i < n; i++) {
    const px = x + (i + 0.5) * (length / n)
    stamp(cloth, accent, petalFlower(6, 0.06, 0.42, 0.85), px, y + thick * 0.37, s)
    stamp(cloth, second, petalFlower(6, 0, 0.16, 0.9), px, y + thick * 0.37, s)
    stamp(cloth, 'zari', leaf(0.5, 0.2), px - s * 0.22, y + thick * 0.84, s * 0.8, { angle: 0 })
  }
}

function bugdiBorder(cloth, [ground, second = ground, accent = second], _random, { x, y, length, thick }) {
  cloth.paint(accent, ctx => ctx.fillRect(x, y, length, thick))
  cloth.paint('zari', ctx => {
    for (const [at, h] of [
      [0, 0.05],
      [0.1, 0.08],
      [0.26, 0.02],
      [0.68, 0.02],
      [0.78, 0.1],
      [0.94, 0.06],
    ])
      ctx.fillRect(x, y + thick * at, length, thick * h)
    const n = Math.round(length / (thick * 0.2))
    for (let i = 0; i < n; i++) {
      const px = x + i * (length / n)
      ctx.fillRect(px, y + thick * (i % 2 ? 0.3 : 0.34), thick * 0.1, thick * 0.3)
    }
  })
  const s = thick * 0.34
  const n = Math.round(length / s)
  for (let i = 0; i < n; i++)
    stamp(cloth, second, diamond(0.3, 0.42), x + (i + 0.5) * (length / n), y + thick * 0.47, s)
}
