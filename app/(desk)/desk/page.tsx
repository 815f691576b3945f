import { redirect } from 'next/navigation'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'

/** The desk opens with what waits for whoever opens it: before the shop is open, what is still missing. */
export default async function DeskPage() {
  const { person } = await readDesk('door', 'me', {})
  if (person.role === 'catalogue') redirect(`${DESK}/things`)
  const isNotOpenYet = person.role === 'owner' && (await readDesk('shop', 'door', {})).read.isNotOpenYet
  redirect(`${DESK}/${isNotOpenYet ? 'shop' : 'orders'}`)
}
