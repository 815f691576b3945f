import { redirect } from 'next/navigation'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'

/** The desk opens with what waits for whoever opens it. */
export default async function DeskPage() {
  const { person } = await readDesk('door', 'me', {})
  redirect(person.role === 'catalogue' ? `${DESK}/things` : `${DESK}/orders`)
}
