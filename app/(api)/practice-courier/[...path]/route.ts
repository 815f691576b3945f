import { answerMountedCourier, isCourierMounted } from '#lib/backend/couriers/practice/mounted.ts'

export const dynamic = 'force-dynamic'

const answer = (request: Request) =>
  isCourierMounted() ? answerMountedCourier(request) : new Response(null, { status: 404 })

export { answer as GET, answer as POST }
