const WIDTH = 30

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }

/** A progress bar on a terminal; without a terminal nothing. */
export const progressBar = (stream: Terminal, now = Date.now) => {
  let drawnAt = 0
  let step = ''
  return {
    show: (name: string, done: number, of: number) => {
      if (!stream.isTTY || (name === step && now() - drawnAt < 100)) return
      drawnAt = now()
      step = name
      const part = of > 0 ? Math.min(done / of, 1) : 0
      const full = Math.round(part * WIDTH)
      const percent = String(Math.floor(part * 100)).padStart(3)
      stream.write(`\r\x1b[K${name.padEnd(9)} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`)
    },
    clear: () => {
      if (stream.isTTY && drawnAt > 0) stream.write('\r\x1b[K')
    },
  }
}
