import { practicePhoneOf } from '#lib/api/server/practice-phone-of.ts'
import { practicePhonePage } from '#lib/backend/mail/phone/practice-phone-page.ts'
import { env } from '#lib/server/settings/env.ts'

export const dynamic = 'force-dynamic'

/** The messages that would have been sent to the phone of this browser's user. */
export async function GET(request: Request) {
  const { practicePhone, cookies } = practicePhoneOf(request)
  if (!env.practicePhone || !practicePhone) return new Response(null, { status: 404 })
  const response = await practicePhonePage(practicePhone)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
