/**
 * A piece of cloth to print or weave on: one canvas for colour, one for where gold thread lies.
 * `ink` is a colour, or 'zari' for metal.
 */
export const loom = (width, height, ground) => {
  const colour = sheetOf(width, height, ground)
  const metal = sheetOf(width, height, '#000')
  return {
    width,
    height,
    ground,
    colour: colour.canvas,
    metal: metal.canvas,
    hasZari: false,
    paint(ink, draw) {
      const zari = ink === 'zari' || ink === 'silver-zari'
      for (const ctx of [colour, metal]) {
        ctx.save()
        const value =
          ctx === colour ? (zari ? (ink === 'zari' ? '#d3a548' : '#cfd0cc') : ink) : zari ? '#fff' : '#000'
        ctx.fillStyle = ctx.strokeStyle = value
        draw(ctx)
        ctx.restore()
      }
      if (zari) this.hasZari = true
    },
    /** Colour only: washes and wear, which say nothing about metal. */
    wash(draw) {
      colour.save()
      draw(colour)
      colour.restore()
    },
    within(x, y, w, h, draw) {
      for (const ctx of [colour, metal]) {
        ctx.save()
        ctx.beginPath()
        ctx.rect(x, y, w, h)
        ctx.clip()
      }
      draw()
      for (const ctx of [colour, metal]) ctx.restore()
    },
  }
}

const sheetOf = (width, height, fill) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = fill
  ctx.fillRect(0, 0, width, height)
  ctx.lineCap = ctx.lineJoin = 'round'
  return ctx
}

/** The uneven take of dye: light and dark clouds, slubs of thicker yarn. */
export const agedDye = (cloth, random, strength = 1) =>
  cloth.wash(ctx => {
    const { width: w, height: h } = cloth
    for (let i = 0; i < 140; i++) {
      const r = random.between(0.03, 0.16) * w
      const x = random.next() * w
      const y = random.next() * h
      const g = ctx.createRadialGradient(x, y, 0, x, y, r)
      const tone = random.next() < 0.5 ? '255,250,240' : '40,24,16'
      g.addColorStop(0, `rgba(${tone},${0.045 * strength})`)
      g.addColorStop(1, `rgba(${tone},0)`)
      ctx.fillStyle = g
      ctx.fillRect(x - r, y - r, r * 2, r * 2)
    }
    for (let i = 0; i < 500 * strength; i++) {
      const across = random.next() < 0.5
      const length = random.between(0.01, 0.06) * w
      ctx.fillStyle = random.next() < 0.5 ? 'rgba(255,252,244,.07)' : 'rgba(40,26,16,.06)'
      ctx.fillRect(random.next() * w, random.next() * h, across ? length : 1.2, across ? 1.2 : length)
    }
  })
