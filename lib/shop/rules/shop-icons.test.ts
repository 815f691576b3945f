import { shopIcons } from './shop-icons.ts'

test('a shop without its own favicon has the default icon', () => {
  const defaultIcons = shopIcons({ favicon_icon: '' })
  expect(defaultIcons).toMatchObject({ tab: '/icon.svg', apple: '/icon-192.png' })
  expect(defaultIcons.manifest.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  expect(shopIcons({ favicon_icon: '../x.png' })).toEqual(defaultIcons)
})

test('a picture of the shop is used for the tab and every home screen', () => {
  expect(shopIcons({ favicon_icon: 'mark.png' })).toEqual({
    tab: '/uploads/mark.png',
    apple: '/uploads/mark-400x400.png',
    manifest: [{ src: '/uploads/mark-400x400.png', sizes: '400x400' }],
  })
})

test('an SVG of the shop is offered in any size', () => {
  expect(shopIcons({ favicon_icon: 'mark.svg' })).toEqual({
    tab: '/uploads/mark.svg',
    apple: '/icon-192.png',
    manifest: [{ src: '/uploads/mark.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
})
