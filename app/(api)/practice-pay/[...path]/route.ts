import { isMounted, mountedPractice } from '#lib/backend/payments/practice/mount.ts'

export const dynamic = 'force-dynamic'

const answer = (request: Request) =>
  isMounted() ? mountedPractice(request) : new Response(null, { status: 404 })

export { answer as GET, answer as POST }
