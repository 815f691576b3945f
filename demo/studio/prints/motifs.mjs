/** Shapes carved into the printer's blocks, each about one unit high around the origin. */
export const petalFlower = (petals = 8, inner = 0.16, outer = 0.5, fat = 0.7) => {
  const path = new Path2D()
  for (let i = 0; i < petals; i++) {
    const a = (i / petals) * Math.PI * 2
    const w = (Math.PI / petals) * fat
    const tip = [Math.cos(a) * outer, Math.sin(a) * outer]
    const l = [Math.cos(a - w) * outer * 0.72, Math.sin(a - w) * outer * 0.72]
    const r = [Math.cos(a + w) * outer * 0.72, Math.sin(a + w) * outer * 0.72]
    const from = [Math.cos(a) * inner, Math.sin(a) * inner]
    path.moveTo(...from)
    path.quadraticCurveTo(...l, ...tip)
    path.quadraticCurveTo(...r, ...from)
    path.closePath()
  }
  return path
}

export const dot = (r = 0.1, x = 0, y = 0) => {
  const path = new Path2D()
  path.arc(x, y, r, 0, Math.PI * 2)
  return path
}

export const leaf = (length = 0.5, width = 0.16, x = 0, y = 0, angle = 0) => {
  const path = new Path2D()
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const to = (u, v) => [x + u * c - v * s, y + u * s + v * c]
  path.moveTo(...to(0, 0))
  path.bezierCurveTo(...to(length * 0.3, -width), ...to(length * 0.7, -width * 0.8), ...to(length, 0))
  path.bezierCurveTo(...to(length * 0.7, width * 0.8), ...to(length * 0.3, width), ...to(0, 0))
  return path
}

/** A raised hand, fingers up, the thumb to the right. */
export const hand = () => {
  const path = new Path2D()
  path.ellipse(0, 0.2, 0.2, 0.24, 0, 0, Math.PI * 2)
  const fingers = [
    [-0.15, 0.04, -0.24, -0.28, 0.048],
    [-0.06, 0.0, -0.09, -0.44, 0.052],
    [0.04, 0.0, 0.06, -0.46, 0.052],
    [0.13, 0.04, 0.19, -0.34, 0.05],
    [0.14, 0.26, 0.38, -0.02, 0.055],
  ]
  for (const [x0, y0, x1, y1, r] of fingers) {
    const a = Math.atan2(y1 - y0, x1 - x0)
    const finger = new Path2D()
    finger.arc(x0, y0, r, a + Math.PI / 2, a - Math.PI / 2)
    finger.arc(x1, y1, r, a - Math.PI / 2, a + Math.PI / 2)
    finger.closePath()
    path.addPath(finger)
  }
  const wrist = new Path2D()
  wrist.roundRect(-0.13, 0.38, 0.26, 0.14, 0.04)
  path.addPath(wrist)
  return path
}

/** The mango: a drop with its tip curled over. */
export const mango = (scale = 1) => {
  const path = new Path2D()
  const p = (x, y) => [x * scale, y * scale]
  path.moveTo(...p(0.16, -0.52))
  path.bezierCurveTo(...p(0.02, -0.58), ...p(-0.14, -0.36), ...p(-0.26, -0.1))
  path.bezierCurveTo(...p(-0.44, 0.28), ...p(-0.2, 0.52), ...p(0.04, 0.5))
  path.bezierCurveTo(...p(0.34, 0.48), ...p(0.4, 0.18), ...p(0.28, -0.02))
  path.bezierCurveTo(...p(0.2, -0.16), ...p(0.06, -0.24), ...p(0.1, -0.38))
  path.bezierCurveTo(...p(0.12, -0.46), ...p(0.22, -0.46), ...p(0.16, -0.52))
  path.closePath()
  return path
}

/** A sprig: flower on a bent stem with two leaves. */
export const sprig = () => {
  const stem = new Path2D()
  stem.moveTo(0, 0.5)
  stem.quadraticCurveTo(-0.08, 0.2, 0, -0.05)
  const leaves = new Path2D()
  leaves.addPath(leaf(0.34, 0.1, -0.03, 0.28, -2.5))
  leaves.addPath(leaf(0.34, 0.1, -0.03, 0.2, -0.62))
  leaves.addPath(leaf(0.22, 0.07, -0.02, 0.4, -2.3))
  leaves.addPath(leaf(0.22, 0.07, -0.03, 0.36, -0.85))
  const flower = new Path2D()
  flower.addPath(petalFlower(7, 0.06, 0.25, 0.8), new DOMMatrix([1, 0, 0, 1, 0, -0.22]))
  return { stem, leaves, flower }
}

export const diamond = (w = 0.5, h = 0.5) => {
  const path = new Path2D()
  path.moveTo(0, -h)
  path.lineTo(w, 0)
  path.lineTo(0, h)
  path.lineTo(-w, 0)
  path.closePath()
  return path
}

/** Stamps one carved block: the shape, a little off register, its ink a little uneven. */
export const stamp = (
  cloth,
  ink,
  path,
  x,
  y,
  size,
  { angle = 0, random, loose = 0.012, stroke = 0, flip = 1, faint = 0.9 } = {},
) => {
  const dx = random ? random.around(loose) * size : 0
  const dy = random ? random.around(loose) * size : 0
  const alpha = random ? random.between(faint, 1) : 1
  cloth.paint(ink, ctx => {
    ctx.translate(x + dx, y + dy)
    ctx.rotate(angle)
    ctx.scale(size * flip, size)
    ctx.globalAlpha = alpha
    if (stroke) {
      ctx.lineWidth = stroke
      ctx.stroke(path)
    } else ctx.fill(path)
  })
}
