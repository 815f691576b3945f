/** The trace that a request belongs to, as W3C's `traceparent` header tells it. */
export const traceParent = (header: string) => {
  const [, trace = '', id = '', flags = ''] = SHAPE.exec(header) ?? []
  if (!trace || /^0+$/.test(trace) || /^0+$/.test(id)) return undefined
  return { trace, id, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

const SHAPE = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/
