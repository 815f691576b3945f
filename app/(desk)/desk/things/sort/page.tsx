import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { SortList } from '#components/desk/things/sort-list.tsx'
import { Button } from '#components/ui/button.tsx'
import { Select } from '#components/ui/select.tsx'
import { plainQuery } from '#lib/desk/server/plain-query.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-things-pages.ts'

export const metadata: Metadata = { title: words.sortTitle }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The order in which shoppers see the things of a section. */
export default async function SortPage({ searchParams }: Props) {
  const { section: asked = '' } = plainQuery(await searchParams)
  const section = /^\d{1,9}$/.test(asked) ? Number(asked) : undefined
  const { person, read } = await readDesk('things', 'sorted', section)
  return (
    <DeskFrame
      person={person}
      at="things"
      title={words.sortTitle}
      up={{ href: '/desk/things', text: words.backToThings }}
    >
      <form className="desk-search" action="/desk/things/sort">
        <Select label={words.inSection} name="section" defaultValue={asked}>
          {read.sections.map(({ id, path }) => (
            <option key={id} value={id}>
              {path}
            </option>
          ))}
        </Select>
        <Button type="submit">{words.sortWhich}</Button>
      </form>
      {section !== undefined && read.things.length > 0 && (
        <>
          <p className="text-muted">{words.sortLead}</p>
          <SortList section={section} things={read.things} />
        </>
      )}
      {section !== undefined && read.things.length === 0 && <p>{words.noneFound}</p>}
    </DeskFrame>
  )
}
