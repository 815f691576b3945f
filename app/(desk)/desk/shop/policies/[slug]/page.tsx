import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { PolicyForm } from '#components/desk/shop/policy-form.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { policiesTitle } from '#messages/desk-shop-policies.ts'

export const metadata: Metadata = { title: policiesTitle }

type Props = { params: Promise<{ slug: string }> }

/** One policy: a text to start from, until it is saved. */
export default async function PolicyOfDeskPage({ params }: Props) {
  const { slug } = await params
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 60) notFound()
  const { person, read } = await readDesk('shop', 'policy', { slug })
  const flash = await readFlashOfDesk()
  return (
    <DeskFrame
      person={person}
      at="shop"
      title={read.shownTitle}
      up={{ href: '/desk/shop/policies', text: policiesTitle }}
    >
      <PolicyForm slug={slug} read={read} typed={flash.typed} fields={flash.fields} />
    </DeskFrame>
  )
}
