import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { upiUri } from '#lib/checkout/rules/upi-uri.ts'
import { qrPng, qrSvg } from './upi-qr.ts'

const uri = upiUri({
  id: 'asha@okbank',
  name: 'Asha Handlooms',
  amount: 149_950,
  reference: '7K3M-9QXT-2BHD-4VRA',
})

test('the drawing and the picture to keep hold what is to be paid, as a reader of codes sees it', async () => {
  const svg = qrSvg(uri, 'QR code: ₹1,499.50 to "Asha"')
  expect(svg).toContain('aria-label="QR code: ₹1,499.50 to &quot;Asha&quot;"')
  expect(svg).not.toContain('upi:')
  const drawn = sharp(await qrPng(svg)).ensureAlpha()
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 720, height: 720 })
  expect(decodeQR({ height: info.height, width: info.width, data: new Uint8Array(data) })).toBe(uri)
})
