import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { DraftList } from '#components/desk/things/draft-list.tsx'
import { LastChange } from '#components/desk/things/last-change.tsx'
import { ThingRow } from '#components/desk/things/thing-row.tsx'
import { ThingSearch } from '#components/desk/things/thing-search.tsx'
import { thingsPath } from '#components/desk/things/things-path.ts'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { plainQuery } from '#lib/desk/server/plain-query.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-things-pages.ts'

export const metadata: Metadata = { title: words.thingsTitle }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The things of the shop, the newest first. */
export default async function ThingsPage({ searchParams }: Props) {
  const asked = plainQuery(await searchParams)
  const { person, read } = await readDesk('things', 'list', asked)
  const { filter, things, next, sections, drafts, changes } = read
  const isWhole = !filter.q && filter.section === undefined && filter.show === 'all'
  return (
    <DeskFrame
      person={person}
      at="things"
      title={words.thingsTitle}
      end={
        <Act action="/desk/do/things/newDraft">
          <ActButton look="primary">{words.addThing}</ActButton>
        </Act>
      }
    >
      <DraftList drafts={drafts} />
      <ThingSearch filter={filter} sections={sections} />
      {changes.length > 0 && isWhole && (
        <ul className="desk-rows">
          {changes.map(change => (
            <LastChange key={change.publication} {...change} />
          ))}
        </ul>
      )}
      {filter.show === 'few' && <p className="text-muted">{words.runningOutAt(filter.few)}</p>}
      {things.length > 0 ? (
        <>
          <ul className="desk-rows">
            {things.map(thing => (
              <ThingRow key={thing.id} thing={thing} form="many" />
            ))}
          </ul>
          <form id="many" action="/desk/things/many" className="desk-acts">
            <input type="hidden" name="q" value={filter.q} />
            <input type="hidden" name="section" value={filter.section ?? ''} />
            <input type="hidden" name="show" value={filter.show} />
            <Button type="submit">{words.withChosen}</Button>
            <Button type="submit" name="all" value="1">
              {words.withAllFound}
            </Button>
          </form>
        </>
      ) : (
        <div className="desk-card">
          <h2>{isWhole ? words.noThings : words.noneFound}</h2>
          {isWhole ? (
            <p>{words.noThingsLead}</p>
          ) : (
            <a className="link" href="/desk/things">
              {words.showAllThings}
            </a>
          )}
        </div>
      )}
      <div className="desk-acts">
        {asked.after && <ButtonLink href={thingsPath(filter)}>{words.firstThings}</ButtonLink>}
        {next !== undefined && <ButtonLink href={thingsPath(filter, next)}>{words.nextThings}</ButtonLink>}
      </div>
      <details>
        <summary>{words.moreWays}</summary>
        <ul className="grid">
          {WAYS.map(([href, text]) => (
            <li key={href}>
              <a className="link inline-flex min-h-11 items-center" href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </DeskFrame>
  )
}

const WAYS = [
  ['/desk/import', words.toSheets],
  ['/desk/things/sort', words.toSort],
  ['/desk/shop/sections', words.toSections],
  ['/desk/things/searches', words.toSearches],
  ['/desk/things/feeds', words.toFeeds],
] as const
