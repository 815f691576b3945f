/** Powder thrown at a white shirt. */
export const holiSplash = {
  field(cloth, [, ...colours], random, unit) {
    const { width: w, height: h } = cloth
    cloth.wash(ctx => {
      for (let n = 0; n < 26; n++) {
        const x = w * (0.5 + random.around(0.28))
        const y = h * (0.42 + random.around(0.24))
        const reach = unit * random.between(0.5, 1.5)
        const hue = random.pick(colours)
        for (let i = 0; i < 420; i++) {
          const a = random.next() * 7
          const d = reach * random.next() ** 0.6
          ctx.globalAlpha = 0.1 + 0.3 * (1 - d / reach)
          ctx.fillStyle = hue
          ctx.beginPath()
          ctx.arc(
            x + Math.cos(a) * d,
            y + Math.sin(a) * d * 0.9,
            unit * random.between(0.006, 0.09) * (1.15 - d / reach),
            0,
            7,
          )
          ctx.fill()
        }
        for (let i = 0; i < 46; i++) {
          const a = random.next() * 7
          const d = reach * random.between(0.8, 1.9)
          ctx.globalAlpha = 0.8
          ctx.fillStyle = hue
          ctx.beginPath()
          ctx.arc(x + Math.cos(a) * d, y + Math.sin(a) * d, unit * random.between(0.005, 0.035), 0, 7)
          ctx.fill()
        }
      }
    })
  },
}
