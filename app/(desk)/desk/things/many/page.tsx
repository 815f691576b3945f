import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { ManyForms } from '#components/desk/things/many-forms.tsx'
import { PricePreviewCard } from '#components/desk/things/price-preview-card.tsx'
import { ThingRow } from '#components/desk/things/thing-row.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { plainQuery } from '#lib/desk/server/plain-query.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-things-pages.ts'

export const metadata: Metadata = { title: words.thingsTitle }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What is done to many things at once; new prices are shown before they are made. */
export default async function ManyPage({ searchParams }: Props) {
  const query = await searchParams
  const { percent, rounding = '', ...asked } = plainQuery(query)
  const chosen = {
    ...{ all: asked.all ?? '', q: asked.q ?? '', section: asked.section ?? '', show: asked.show ?? 'all' },
    picks: asked.picks ?? [query.pick ?? []].flat().slice(0, MOST_PICKS).join(','),
  } as Parameters<typeof ManyForms>[0]['chosen']
  const { person, read } = await readDesk('things', 'chosen', chosen)
  const prices =
    percent === undefined
      ? undefined
      : (await readDesk('things', 'prices', { ...chosen, percent, rounding })).read
  return (
    <DeskFrame
      person={person}
      at="things"
      title={words.manyTitle(read.count)}
      up={{ href: '/desk/things', text: words.backToThings }}
    >
      {prices?.wrong && <Notice tone="bad">{prices.wrong}</Notice>}
      {prices?.preview && (
        <PricePreviewCard
          chosen={chosen}
          percent={prices.percent}
          rounding={prices.rounding}
          preview={prices.preview}
        />
      )}
      {read.count > 0 && (
        <ManyForms chosen={chosen} sections={read.sections} percent={percent ?? ''} rounding={rounding} />
      )}
      <ul className="desk-rows">
        {read.first.map(thing => (
          <ThingRow key={thing.id} thing={thing} />
        ))}
      </ul>
      {read.count > read.first.length && (
        <p className="text-muted">{words.andSoMany(read.count - read.first.length)}</p>
      )}
    </DeskFrame>
  )
}

const MOST_PICKS = 100
