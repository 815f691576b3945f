import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { ChoicesCard } from '#components/desk/things/choices-card.tsx'
import { LastChange } from '#components/desk/things/last-change.tsx'
import { PriceCard } from '#components/desk/things/price-card.tsx'
import { StockCard } from '#components/desk/things/stock-card.tsx'
import { ThingForms } from '#components/desk/things/thing-forms.tsx'
import { ThingPictures } from '#components/desk/things/thing-pictures.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { pathOf } from '#lib/paths.ts'
import * as words from '#messages/desk-things-pages.ts'

export const metadata: Metadata = { title: words.thingsTitle }

/** One thing: what it costs, how many there are, its pictures and words. */
export default async function ThingPage({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id)
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) notFound()
  const { person, read } = await readDesk('things', 'one', id)
  if (!read) notFound()
  const { thing, seen, sections, changes, waiting } = read
  const flash = await readFlashOfDesk()
  const was = { typed: flash.typed ?? {}, errors: flash.fields ?? {} }
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen.shown} />
    </>
  )
  return (
    <DeskFrame
      person={person}
      at="things"
      title={thing.name}
      up={{ href: '/desk/things', text: words.backToThings }}
      end={
        !thing.hidden && (
          <a className="link inline-flex min-h-11 items-center" href={pathOf('product', thing.slug)}>
            {words.seePage}
          </a>
        )
      }
    >
      {thing.hidden && <Notice>{words.pageHidden}</Notice>}
      <PriceCard thing={thing} seen={seen.price} was={was} />
      <StockCard thing={thing} />
      <ThingPictures thing={thing} seen={seen.pictures} waiting={waiting} />
      {thing.variants.length > 0 && <ChoicesCard thing={thing} seen={seen.choices} />}
      <ThingForms thing={thing} seen={seen} was={was} sections={sections} />
      <div className="desk-acts">
        <Act action="/desk/do/things/copy">
          <input type="hidden" name="id" value={id} />
          <ActButton className="w-full">{words.copyThing}</ActButton>
        </Act>
        {thing.hidden && (
          <Act action="/desk/do/things/show">
            {hidden}
            <ActButton className="w-full" look="primary">
              {words.showNow}
            </ActButton>
          </Act>
        )}
      </div>
      {!thing.hidden && (
        <details>
          <summary>{words.hideTitle}</summary>
          <Act action="/desk/do/things/hide" className="grid gap-2">
            {hidden}
            <p>{words.hideLead}</p>
            <ActButton>{words.hideNow}</ActButton>
          </Act>
        </details>
      )}
      {changes.length > 0 && (
        <section className="desk-card" aria-labelledby="changes">
          <h2 id="changes">{words.changesTitle}</h2>
          <ul className="desk-rows">
            {changes.map(change => (
              <LastChange key={change.publication} {...change} />
            ))}
          </ul>
        </section>
      )}
    </DeskFrame>
  )
}
