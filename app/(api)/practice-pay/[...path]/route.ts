import { answerMounted, isMounted } from '#lib/backend/payments/practice/mounted.ts'

export const dynamic = 'force-dynamic'

const answer = (request: Request) =>
  isMounted() ? answerMounted(request) : new Response(null, { status: 404 })

export { answer as GET, answer as POST }
