import { deskSheet } from '#lib/desk/server/desk-sheet.ts'

export const dynamic = 'force-dynamic'

/** What is packed as CSV for a courier, for whoever has just been given this link. */
export function GET(request: Request) {
  const query = new URL(request.url).searchParams
  const asked = { layout: query.get('layout') ?? '', token: query.get('token') ?? '' }
  return deskSheet(request, `parcels-${asked.layout}`, desk => desk('orders', 'parcelSheet', asked))
}
