import { processWide } from '#lib/rules/process-wide.ts'

type RenderPart = (props: object) => Promise<string>

const parts = () => processWide('parts', () => new Map<string, RenderPart>())

export const setPart = (name: string, render: RenderPart) => parts().set(name, render)

/** What is fetched for a part before the page's end has come stands at the beginning of its HTML. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** The HTML of a part, with what belongs into the page's head. Its template was loaded before, and brought it here. */
export async function renderPart(name: string, props: object): Promise<{ part: string; head: string }> {
  const render = parts().get(name)
  if (!render) throw new Error(`The part ${name} is rendered before its template was loaded.`)
  const html = await render(props)
  const [head = ''] = PRELOADS.exec(html) ?? []
  return { part: html.slice(head.length), head }
}
