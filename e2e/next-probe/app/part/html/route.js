export const dynamic = 'force-dynamic'

/** The same part, rendered from outside a page. */
export const GET = async () => new Response(await globalThis[Symbol.for('probe.part')](['<a>', 'b & c']))
