import { processWide } from '#lib/rules/process-wide.ts'

/** What is read when somebody asks for the metrics: a number for each label, or one without. */
export type Gauge = { help: string; label?: string; read: () => Promise<Reading[]> | Reading[] }
export type Reading = { label?: string; value: number }

const gauges = () => processWide('gauges', (): Map<string, Gauge> => new Map())

/** A part of the shop says what can be read of it. */
export const addGauge = (name: string, gauge: Gauge) => {
  gauges().set(name, gauge)
}

export const allGauges = (): ReadonlyMap<string, Gauge> => gauges()
