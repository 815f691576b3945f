import { notePixel } from '#lib/page-store/pixel-shown.ts'
import { readLogo } from '#lib/shop/read-shop.ts'
import { PixelChoice } from './pixel-choice.tsx'

/** Ruling 7: a tracking pixel of digits only; it loads after a yes, and without script never. */
export async function Pixel() {
  const { value: logo } = await readLogo()
  const shown = /^\d{1,20}$/.test(logo.pxl)
  notePixel(shown)
  return shown ? <PixelChoice id={logo.pxl} /> : null
}
