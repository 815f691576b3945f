import { deskSheet } from '#lib/desk/server/desk-sheet.ts'

export const dynamic = 'force-dynamic'

/** All orders as CSV, for whoever has just been given this link. */
export function GET(request: Request) {
  const query = new URL(request.url).searchParams
  const asked = { days: query.get('days') ?? '', token: query.get('token') ?? '' }
  return deskSheet(request, `orders-${asked.days}`, desk => desk('orders', 'sheet', asked))
}
