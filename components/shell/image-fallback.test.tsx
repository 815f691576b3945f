/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { PLACEHOLDER } from '#lib/media/rules/picture-url.ts'
import { ImageFallback } from './image-fallback.tsx'

const page = (html: string) => {
  const place = document.createElement('main')
  place.innerHTML = html
  document.body.replaceChildren(place)
  return place.querySelector('img') as HTMLImageElement
}
const fails = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'))

test('a picture that does not load becomes the placeholder, in every format it was offered in', () => {
  const image = page('<picture><source srcset="/a.avif"><img src="/a.webp" srcset="/b.webp 2x"></picture>')
  render(<ImageFallback />)
  fails(image)
  expect(image.getAttribute('src')).toBe(PLACEHOLDER)
  expect(image.hasAttribute('srcset')).toBe(false)
  expect(document.querySelector('source')).toBeNull()
})

test('what a picture names itself stands in its place', () => {
  const image = page('<img src="/a.webp" data-dead="/logo.svg">')
  render(<ImageFallback />)
  fails(image)
  expect(image.getAttribute('src')).toBe('/logo.svg')
})

test('a placeholder that fails too is not asked for without end', () => {
  const image = page(`<img src="${PLACEHOLDER}">`)
  render(<ImageFallback />)
  const set = jest.spyOn(image, 'src', 'set')
  fails(image)
  expect(set).not.toHaveBeenCalled()
})

test('a tile that is nothing without its picture is hidden', () => {
  const image = page('<div data-tile><img src="/a.webp" data-dead="hide"></div>')
  render(<ImageFallback />)
  fails(image)
  expect(image.closest<HTMLElement>('[data-tile]')?.dataset.hidden).toBe('')
  expect(image.getAttribute('src')).toBe('/a.webp')
})

test('one that had failed before the script came is replaced as well; one that is there is not', () => {
  const image = page('<img src="/dead.webp"><img src="/there.webp">')
  const there = document.querySelectorAll('img')[1] as HTMLImageElement
  for (const [each, naturalWidth] of [
    [image, 0],
    [there, 4],
  ] as const)
    for (const [name, value] of Object.entries({ complete: true, currentSrc: each.src, naturalWidth }))
      Object.defineProperty(each, name, { value })
  render(<ImageFallback />)
  expect(image.getAttribute('src')).toBe(PLACEHOLDER)
  expect(there.getAttribute('src')).toBe('/there.webp')
})

test('a page that is left listens no more', () => {
  const image = page('<img src="/a.webp">')
  render(<ImageFallback />).unmount()
  fails(image)
  expect(image.getAttribute('src')).toBe('/a.webp')
})
