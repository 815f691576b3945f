// Next bundles this file once per entry.
const SLOT = Symbol.for('haat.pixel')
const shared = globalThis as { [SLOT]?: boolean }

/** Whether the shop's pages carry its tracking pixel, as the last page that was made had it. */
export const pixelIsShown = () => shared[SLOT] === true

export const notePixel = (shown: boolean) => {
  shared[SLOT] = shown
}
