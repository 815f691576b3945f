import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type DeskLink, DeskLinks } from '#components/desk/desk-links.tsx'
import { AddSection } from '#components/desk/things/sections/add-section.tsx'
import { RemoveSection } from '#components/desk/things/sections/remove-section.tsx'
import { SectionTile } from '#components/desk/things/sections/section-tile.tsx'
import { SectionWordsForm } from '#components/desk/things/sections/section-words-form.tsx'
import { SectionsFrame } from '#components/desk/things/sections/sections-frame.tsx'
import { sectionPath } from '#lib/catalogue/rules/find-section.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-things-sections.ts'

export const metadata: Metadata = { title: words.sectionsTitle }

/** One section: its words, its picture, what is in it. */
export default async function SectionPage({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id)
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) notFound()
  const { person, read: section } = await readDesk('things', 'section', id)
  if (!section) notFound()
  const flash = await readFlashOfDesk()
  const { name } = section.words
  const links: DeskLink[] = [[sectionPath(section.page), words.seeInShop]]
  if (section.page.level !== 'collection')
    links.push([`/desk/things?section=${section.page.id}`, words.itsThings])
  if (section.sorted) links.push([`/desk/things/sort?section=${section.sorted}`, words.sortThings])
  return (
    <SectionsFrame person={person} title={name} isOne>
      <p className="text-muted">
        {[section.way.join(' › '), words.thingsThere(section.things)].filter(Boolean).join(' · ')}
      </p>
      <SectionWordsForm section={section} flash={flash} />
      {section.isTile && <SectionTile section={section} error={flash.fields?.pictures} />}
      {section.isHolder && <AddSection under={section.id} title={words.addSectionIn(name)} flash={flash} />}
      <DeskLinks links={links} className="desk-card" />
      <RemoveSection section={section} />
    </SectionsFrame>
  )
}
