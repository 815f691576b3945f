import { readFileSync } from 'node:fs'
import { metricsIn, metricsOfShop } from './metrics-of-shop.ts'

type Panel = {
  title: string
  gridPos: { x: number; y: number; w: number; h: number }
  targets: { expr: string }[]
}

const board = JSON.parse(readFileSync('deploy/grafana/haat.json', 'utf8')) as { panels: Panel[] }

test('each panel of the board asks for metrics that the shop has, and each of the shop’s own is on it', async () => {
  const known = await metricsOfShop()
  const used = board.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)))
  expect(used.filter(name => !known.has(name))).toEqual([])
  const shown = new Set(used.map(base))
  const own = new Set([...known].filter(name => name.startsWith('haat_')).map(base))
  expect([...own].filter(name => !shown.has(name))).toEqual([])
})

test('no two panels lie on each other, and none leaves the board', () => {
  const places = new Set<string>()
  for (const { gridPos } of board.panels) {
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
    const place = `${gridPos.x} ${gridPos.y}`
    expect(places.has(place)).toBe(false)
    places.add(place)
  }
})

const base = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
