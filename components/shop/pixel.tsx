import { notePixel } from '#lib/page-store/pixel-shown.ts'
import { readLogo } from '#lib/shop/read-shop.ts'

/** Ruling 7: a tracking pixel of digits only, as a picture: no script of anyone else's. */
export async function Pixel() {
  const { value: logo } = await readLogo()
  const shown = /^\d{1,20}$/.test(logo.pxl)
  notePixel(shown)
  if (!shown) return null
  return (
    <img
      className="absolute"
      src={`https://www.facebook.com/tr?id=${logo.pxl}&ev=PageView&noscript=1`}
      alt=""
      width={1}
      height={1}
      aria-hidden="true"
      fetchPriority="low"
    />
  )
}
