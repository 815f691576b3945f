import { readFileSync } from 'node:fs'

type Step = { what: string; with: string }

/** The steps of the Dockerfile, by the stage that they build. */
export const stages = (): Step[][] => {
  const lines = readFileSync('Dockerfile', 'utf8')
    .split('\n')
    .filter(line => line.trim() && !line.startsWith('#'))
  const steps = lines.map(line => {
    const [what = '', ...rest] = line.split(' ')
    return { what, with: rest.join(' ') }
  })
  return steps.reduce<Step[][]>((all, step) => {
    if (step.what === 'FROM') all.push([])
    all.at(-1)?.push(step)
    return all
  }, [])
}

export const valuesOf = (steps: Step[], what: string) =>
  steps.filter(step => step.what === what).map(step => step.with)

/** What the image sets, name by name. */
export const settingsOf = (steps: Step[]) =>
  Object.fromEntries(
    valuesOf(steps, 'ENV')
      .flatMap(line => line.split(' '))
      .map(pair => pair.split('=') as [string, string]),
  )
