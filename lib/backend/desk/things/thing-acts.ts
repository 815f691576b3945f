import 'server-only'
import { z } from 'zod'
import { ROUNDINGS } from '#lib/desk/rules/new-price.ts'
import { THING_VIEWS, type ThingFilter } from '#lib/desk/rules/thing-types.ts'
import { listMissedSearches } from '../../missed-searches/list-missed-searches.ts'
import { lastPublications } from '../../publications/history.ts'
import { read } from '../act.ts'
import { type Chosen, chosenIds } from './chosen-things.ts'
import { draftActs } from './draft-acts.ts'
import { listDrafts, readDraft } from './drafts.ts'
import { editActs, KEEPERS } from './edit-acts.ts'
import { feedsRead } from './feeds-read.ts'
import { fewPieces } from './few-pieces.ts'
import { listThings, thingsOf } from './list-things.ts'
import { manyActs, percent } from './many-acts.ts'
import { orderActs, sortedThings } from './order-things.ts'
import { pictureActs } from './picture-acts.ts'
import { previewPrices } from './price-preview.ts'
import { readThing } from './read-thing.ts'
import { sectionChoices, sectionFilters } from './section-choices.ts'
import { sectionActs, sectionReads } from './sections/section-acts.ts'
import { seenForms } from './seen-forms.ts'
import { seenSheet, sheetActs } from './sheets/sheet-acts.ts'
import { listSheets, readSheet } from './sheets/sheet-jobs.ts'
import { sizeActs } from './size-acts.ts'
import { lastChanges, undoActs } from './undo-acts.ts'
import { sentFiles } from './uploads/begin-upload.ts'
import { wholeActs } from './whole-acts.ts'

export const thingActs = {
  ...draftActs,
  ...editActs,
  ...pictureActs,
  ...sizeActs,
  ...manyActs,
  ...orderActs,
  ...sectionActs,
  ...undoActs,
  ...sheetActs,
  ...wholeActs,
}

type ListAsked = Partial<Record<'q' | 'section' | 'show' | 'few' | 'after', string | undefined>>

const CHANGES_SHOWN = 3
const CHOSEN_SHOWN = 30
const HAND_SHOWN = 20
const SEARCHES_SHOWN = 50

export const thingReads = {
  ...sectionReads,
  list: read(KEEPERS, async (asked: ListAsked) => {
    const filter = await filterOf(asked)
    const [list, sections, drafts, changes] = await Promise.all([
      listThings(filter, numberOf(asked.after)),
      sectionFilters(),
      listDrafts(),
      lastChanges(1),
    ])
    return { filter, ...list, sections, drafts, changes }
  }),
  one: read(KEEPERS, async (id: number) => {
    const thing = await readThing(id)
    if (!thing) return undefined
    const [sections, changes, waiting] = await Promise.all([
      sectionChoices(),
      lastChanges(CHANGES_SHOWN, id),
      sentFiles('thing', String(id)),
    ])
    return { thing, sections, changes, waiting, seen: seenForms(thing) }
  }),
  draft: read(KEEPERS, async (id: string) => {
    const draft = await readDraft(id)
    return draft && { draft, sections: await sectionChoices() }
  }),
  /** Things that were ticked, for what is done to many at once. */
  chosen: read(KEEPERS, async (asked: Chosen) => {
    const ids = await chosenIds(asked)
    return {
      count: ids.length,
      ids,
      first: await thingsOf(ids.slice(0, CHOSEN_SHOWN)),
      sections: await sectionChoices(),
    }
  }),
  prices: read(KEEPERS, async (asked: Chosen & { percent: string; rounding: string }) => {
    const change = percent.safeParse(asked.percent.trim().replace('−', '-') || undefined)
    const rounding = z.enum(ROUNDINGS).catch('rupee').parse(asked.rounding)
    if (!change.success) return { wrong: change.error.issues[0]?.message ?? '' }
    const { lines, ...preview } = await previewPrices(await chosenIds(asked), change.data, rounding)
    return { percent: change.data, rounding, preview: { ...preview, count: lines.length } }
  }),
  sheets: read(KEEPERS, async (_: object) => {
    const published = await lastPublications()
    return {
      sheets: await listSheets(),
      published: published.filter(({ desk }) => !desk),
      byHand: await lastChanges(HAND_SHOWN),
    }
  }),
  sheet: read(KEEPERS, async (id: string) => {
    const sheet = await readSheet(id)
    return sheet && { sheet, files: await sentFiles('sheet', id), seen: seenSheet(sheet) }
  }),
  searches: read(KEEPERS, async (_: object) => listMissedSearches(SEARCHES_SHOWN)),
  feeds: read(KEEPERS, async (_: object) => feedsRead()),
  sorted: read(KEEPERS, async (section: number | undefined) => ({
    sections: await sectionChoices(),
    things: section === undefined ? [] : await sortedThings(section),
  })),
}

const MOST_FEW = 100

const filterOf = async ({ q = '', section, show, few }: ListAsked): Promise<ThingFilter> => ({
  q: q.slice(0, 200),
  section: numberOf(section),
  show: THING_VIEWS.find(view => view === show) ?? 'all',
  few: Math.min(numberOf(few) ?? (await fewPieces()), MOST_FEW),
})

const numberOf = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
