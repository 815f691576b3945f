import { Parser } from 'htmlparser2'

/** Words that appear where a value is missing. */
export const MACHINE_WORDS = /\b(undefined|NaN|null|Infinity|Invalid Date)\b|\[object \w+\]/

const SAID = new Set(
  'href src srcset action value alt title aria-label content style placeholder datetime'.split(' '),
)

/** The places where a page shows such a word or links to it, or has a link that no page of a shop may have. */
export function faultsOfMarkup(html: string): string[] {
  const faults: string[] = []
  let inside = ''
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      inside = tag
      for (const [name, each] of Object.entries(attributes)) {
        if (SAID.has(name) && MACHINE_WORDS.test(each))
          faults.push(`${tag} says ${name}=${each.slice(0, 60)}`)
        if (name.startsWith('on') && each) faults.push(`${tag} has ${name}=${each.slice(0, 60)}`)
        if (LEADS.test(name) && !isSafe(each)) faults.push(`${tag} leads to ${each.slice(0, 60)}`)
      }
      if (NEVER.has(tag) && !attributes.src?.startsWith('https://www.youtube')) faults.push(`holds <${tag}>`)
    },
    ontext: text => {
      if (!/^(script|style)$/.test(inside) && MACHINE_WORDS.test(text))
        faults.push(`says ${text.slice(0, 60)}`)
    },
    onclosetag: () => {
      inside = ''
    },
  })
  parser.end(html)
  return faults
}

const LEADS = /^(href|src|action|formaction|poster|data|srcdoc)$/
const NEVER = new Set(['iframe', 'object', 'embed', 'base'])

const isSafe = (address: string) =>
  address === '' || /^(https?:\/\/|\/(?![/\\])|#|\?|mailto:|tel:|data:image\/)/.test(address)
