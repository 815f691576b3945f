import { setTimeout as sleep } from 'node:timers/promises'
import { visitorOf } from './ask.mjs'

const COUNT = 4
const PAUSE_MS = 60

/**
 * Visitors who open pages, load the scripts, styles and pictures that these name, and send the form of a product, until they are
 * told to stop. `failed` has each answer that a visitor would see as a fault.
 */
export const startBrowsers = (address, paths) => {
  const answers = new Map()
  const failed = []
  const times = []
  let stopped = false
  const note = (what, status, path, text = '') => {
    const key = `${what} ${status}`
    answers.set(key, (answers.get(key) ?? 0) + 1)
    if (status === 200 || status === 303 || status === 304) times.push(performance.now())
    else failed.push({ at: performance.now(), what, status, path, text: text.slice(0, 300) })
  }
  const tried = async (what, path, ask) => {
    try {
      const answer = await ask()
      note(what, answer.status, path, answer.status >= 400 ? answer.text : '')
      return answer
    } catch (error) {
      note(what, 0, path, error.message)
      return undefined
    }
  }
  const browse = async (_, place) => {
    const visitor = visitorOf(address)
    const known = new Set()
    for (let n = place; !stopped; n++) {
      const path = paths[n % paths.length]
      const page = await tried('page', path, () => visitor.get(path, { accept: 'text/html' }))
      if (page?.status === 200) {
        for (const file of filesOf(page.text).filter(name => !known.has(name))) {
          const answer = await tried(kindOf(file), file, () => visitor.get(file))
          if (answer?.status === 200) known.add(file)
        }
        const fields = addFields(page.text)
        // A page is read for a while before its button is pressed: by then another build may answer.
        await sleep(PAUSE_MS + Math.random() * 10 * PAUSE_MS)
        if (fields && !stopped)
          await tried('form', ADD, () =>
            visitor.form(ADD, fields, { accept: 'text/html', referer: address + path }),
          )
      }
      await sleep(PAUSE_MS)
    }
    visitor.leave()
  }
  const done = Promise.all(Array.from({ length: COUNT }, browse))
  return {
    answers,
    failed,
    pauseSince: from => {
      const since = [from, ...times.filter(time => time > from), performance.now()]
      return Math.max(...since.slice(1).map((time, n) => time - since[n])) / 1000
    },
    stop: async () => {
      stopped = true
      await done
    },
  }
}

const ADD = '/do/cart/add'

/** What a page loads: its scripts, styles and pictures. */
const filesOf = html => [
  ...new Set(
    [...html.matchAll(/(?:src|href|data-later|data-whole)="(\/(?:_next|uploads)\/[^"\s]+)"/g)].map(
      ([, name]) => unescaped(name),
    ),
  ),
]

const kindOf = file => (file.startsWith('/uploads/') ? 'picture' : 'script')

/** The fields of a product's form as they stand in the page. */
const addFields = html => {
  const form = /<form[^>]*action="\/do\/cart\/add"[\s\S]*?<\/form>/.exec(html)?.[0]
  if (!form) return undefined
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    name: attribute(tag, 'name'),
    value: attribute(tag, 'value'),
    isChoice: /type="(radio|checkbox)"/.test(tag) && !/\schecked/.test(tag),
  }))
  return inputs.filter(({ name, isChoice }) => name && !isChoice).map(({ name, value }) => [name, value])
}

const attribute = (tag, name) => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const unescaped = text => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
