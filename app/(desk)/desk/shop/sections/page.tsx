import type { Metadata } from 'next'
import { LastChange } from '#components/desk/things/last-change.tsx'
import { AddSection } from '#components/desk/things/sections/add-section.tsx'
import { SectionList } from '#components/desk/things/sections/section-list.tsx'
import { SectionsFrame } from '#components/desk/things/sections/sections-frame.tsx'
import { plainQuery } from '#lib/desk/server/plain-query.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-things-sections.ts'

export const metadata: Metadata = { title: words.sectionsTitle }

/** With more sections than this, only one group is shown open. */
const MOST_SHOWN = 200

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The sections of the shop, as its menus and its home page have them. */
export default async function SectionsPage({ searchParams }: Props) {
  const opened = plainQuery(await searchParams).in
  const { person, read } = await readDesk('things', 'sections', {})
  const flash = await readFlashOfDesk()
  const { sections, collections, changes } = read
  return (
    <SectionsFrame person={person} title={words.sectionsTitle}>
      {sections.list.length > 0 ? (
        <>
          <p>{words.sectionsLead}</p>
          <SectionList
            sections={sections.list}
            seen={sections.seen}
            isLong={sections.count > MOST_SHOWN}
            opened={opened ? Number(opened) : undefined}
          />
        </>
      ) : (
        <p className="text-muted">{words.noSections}</p>
      )}
      <AddSection under={0} title={words.addSection} flash={flash} />
      {collections.list.length > 0 && (
        <section className="grid gap-2" aria-labelledby="collections">
          <h2 id="collections">{words.collectionsTitle}</h2>
          <p>{words.collectionsLead}</p>
          <SectionList sections={collections.list} seen={collections.seen} />
        </section>
      )}
      {changes.length > 0 && (
        <section className="desk-card" aria-labelledby="changes">
          <h2 id="changes">{words.lastChanges}</h2>
          <ul className="desk-rows">
            {changes.map(change => (
              <LastChange key={change.publication} {...change} />
            ))}
          </ul>
        </section>
      )}
    </SectionsFrame>
  )
}
