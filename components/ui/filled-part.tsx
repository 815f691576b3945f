'use client'
import { type ComponentType, useState } from 'react'
import { registerPart } from '#part-renderer'

type Place = {
  /** In a template, where its HTML is filled in; nothing in the browser. */
  place: string
  /** What it is made from, as JSON; '' where the page goes without it. */
  data: string
}

/**
 * A part of a page template that the browser goes on with. The server renders it for each request with React
 * (part-renderer.ts) and fills HTML and data into the template; the browser finds both as if Next had rendered them.
 */
export function filledPart<Props extends object>(name: string, Part: ComponentType<Props>) {
  registerPart(name, Part)
  return function FilledPart({ place, data }: Place) {
    const [props] = useState(() => (place || !data ? undefined : (JSON.parse(data) as Props)))
    return <div className="contents">{place || (props && <Part {...props} />)}</div>
  }
}
