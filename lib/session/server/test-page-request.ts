import { parseCookies } from 'nookies'
import { type RenderContext, renderContext } from '#lib/server/render/render-context.ts'

// For tests of what a page reads. It replaces next/headers: jest.mock('next/headers', () =>
// jest.requireActual('#lib/session/server/test-page-request.ts'))
let sent = new Headers()

export const headers = async () => sent

export const cookies = async () => ({
  get: (name: string) => {
    const value = parseCookies({ req: { headers: { cookie: sent.get('cookie') ?? '' } } } as never)[name]
    return value === undefined ? undefined : { name, value }
  },
})

type Made<T> = { read?: T; to?: string; failed: boolean }

/** What is read for a page with these request headers, its redirect if any, and whether the page failed. */
export async function forRequest<T>(lines: Record<string, string>, read: () => Promise<T>): Promise<Made<T>> {
  sent = new Headers(lines)
  const context: RenderContext = { path: '/', since: 0, requestId: 'r1' }
  return renderContext().run(context, async () => {
    try {
      return { read: await read(), failed: context.failed === true }
    } catch (error) {
      const [, , to] = String((error as { digest?: string }).digest).split(';')
      if (to === undefined) throw error
      return { to, failed: context.failed === true }
    }
  })
}
