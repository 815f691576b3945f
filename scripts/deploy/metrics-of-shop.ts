import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openMeters } from '#lib/server/metrics/meters.ts'

/** The name of each series that /metrics may have, and Prometheus's own word for whether it was reached. */
export const metricsOfShop = async () => {
  const { body } = await openMeters().text()
  const told = [...body.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  return new Set([...told, ...gauges(), 'up'])
}

/** Gauges are added by the parts of the shop that have something to tell, some of them only where a setting asks for it. */
const gauges = () =>
  readdirSync('lib', { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap(name => [...readFileSync(join('lib', name), 'utf8').matchAll(/addGauge\('(\w+)'/g)])
    .map(([, name = '']) => name)

/** The names of series in an expression: what looks like one and is no function, label or word of the language. */
export const metricsIn = (expression: string) => {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/\b(up|(?:haat|nodejs|process)_\w+)\b/g)].map(([, name = '']) => name)
}
