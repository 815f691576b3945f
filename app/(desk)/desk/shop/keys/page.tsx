import type { Metadata } from 'next'
import { KeysForm } from '#components/desk/shop/keys-form.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { TestSending } from '#components/desk/shop/test-sending.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { keysLead, keysTitle } from '#messages/desk-shop-keys.ts'

export const metadata: Metadata = { title: keysTitle }

/** Keys of providers, which are typed and never shown, and a mail and a message to try them. */
export default async function KeysPage() {
  const { person, read } = await readDesk('shop', 'keys', {})
  const { typed, fields } = await readFlashOfDesk()
  return (
    <ShopPageFrame person={person} title={keysTitle}>
      <p>{keysLead}</p>
      {read.map(one => (
        <KeysForm key={`${one.set} ${one.names.map(({ since }) => since?.getTime()).join(' ')}`} {...one} />
      ))}
      <TestSending typed={typed?.to} error={fields?.to} />
    </ShopPageFrame>
  )
}
