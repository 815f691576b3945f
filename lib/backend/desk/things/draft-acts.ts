import 'server-only'
import { z } from 'zod'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import {
  draftDropped,
  draftGone,
  draftKept,
  picturesKept,
  reloadPage,
  tooManyDrafts,
} from '#messages/desk-things.ts'
import { act } from '../act.ts'
import { copyThing } from './copy-thing.ts'
import { dropDraft, makeDraft, orderDraftPictures, readDraft, saveDraft } from './drafts.ts'
import { KEEPERS, thingId } from './edit-acts.ts'
import { pressedOrder } from './pressed-order.ts'
import { publishDraft } from './publish-draft.ts'
import { dropUpload } from './uploads/refuse-upload.ts'
import { takeWholeFiles } from './uploads/take-whole-files.ts'

const draft = z.string(reloadPage).max(40)
const fields = z.looseObject({ draft })

/** Things on their way into the shop. */
export const draftActs = {
  newDraft: act({
    roles: KEEPERS,
    input: z.object({}),
    do: async (_, by): Promise<ActResult> => {
      const id = await makeDraft(by)
      return id ? { message: '', about: id, to: `/desk/things/draft/${id}` } : { refused: tooManyDrafts }
    },
  }),
  copy: act({ roles: KEEPERS, input: z.object({ id: thingId }), do: ({ id }, by) => copyThing(id, by) }),
  /** Puts it into the shop, or keeps what was typed for later. */
  publishDraft: act({
    roles: KEEPERS,
    input: fields,
    do: async given => {
      if (!(await saveDraft(given.draft, textsIn(given)))) return { refused: draftGone }
      return given.press === 'keep' ? { message: draftKept } : publishDraft(given.draft)
    },
  }),
  dropDraft: act({
    roles: KEEPERS,
    input: z.object({ draft }),
    do: async given =>
      (await dropDraft(given.draft)) ? { message: draftDropped, to: '/desk/things' } : { refused: draftGone },
  }),
  /** Pictures that a browser without script has chosen. */
  draftPictures: act({
    roles: KEEPERS,
    input: z.object({ draft, files: z.array(z.instanceof(File)).max(20).default([]) }),
    do: ({ draft: id, files }, by) => takePictures(id, files, by),
  }),
  orderDraft: act({
    roles: KEEPERS,
    input: z.object({ draft, order: z.string(reloadPage).max(2_000), press: z.string().max(30).optional() }),
    do: async given => {
      const removed = given.press?.startsWith('remove:')
        ? given.order.split('|')[Number(given.press.slice(7))]
        : undefined
      const known = (await readDraft(given.draft))?.pictures.some(({ id }) => id === removed)
      if (removed && known) await dropUpload(removed)
      await orderDraftPictures(given.draft, pressedOrder(given.order, given.press))
      return { message: '' }
    },
  }),
}

const MOST_FIELDS = 80
const LONGEST = 20_000

const textsIn = ({ draft: _, press: __, ...given }: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(given)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .slice(0, MOST_FIELDS)
      .map(([name, value]) => [name.slice(0, 60), value.slice(0, LONGEST)]),
  )

const takePictures = async (id: string, files: File[], by: Person): Promise<ActResult> => {
  if (!(await readDraft(id))) return { refused: draftGone }
  const { kept, refused } = await takeWholeFiles('draft', id, files, by)
  if (kept.length === 0) return { refused: refused[0] ?? picturesKept(0) }
  return { message: [picturesKept(kept.length), ...refused].join(' ') }
}
