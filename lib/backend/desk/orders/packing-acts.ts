import 'server-only'
import { z } from 'zod'
import {
  noteNeeded,
  saidConfirmed,
  saidCorrected,
  saidDelivered,
  saidNoted,
  saidPacked,
  saidShared,
  saidShipped,
  saidUnshared,
} from '#messages/desk-orders-acts.ts'
import { confirmBySeller } from '../../cod/confirm-by-seller.ts'
import { keepNote, NOTE_MAX } from '../../orders/keep-note.ts'
import { ownParcel, shareParcel } from '../../orders/shared-parcels.ts'
import { stepParcel } from '../../orders/step-parcel.ts'
import { orderAct } from './order-act.ts'
import { courier, lineOf, ofOrder, orderNumber, parcelNumber } from './order-input.ts'

const PACKING = ['owner', 'packer'] as const

/** From the order to the parcel. */
export const packingActs = {
  confirm: orderAct({
    roles: ['owner'],
    input: z.object(ofOrder),
    step: ({ id }) => confirmBySeller(id),
    said: ({ id }) => saidConfirmed(id),
  }),
  pack: orderAct({
    roles: PACKING,
    input: z.object(ofOrder),
    step: ({ id }) => stepParcel(id, 'packed'),
    said: ({ id }) => saidPacked(id),
  }),
  ship: orderAct({
    roles: PACKING,
    input: z.object({ ...ofOrder, courier, number: parcelNumber }),
    step: ({ id, courier, number }) => stepParcel(id, 'shipped', { courier, number }),
    said: ({ id }) => saidShipped(id),
  }),
  /** The courier or the number was wrong, or it was marked delivered by mistake. */
  correct: orderAct({
    roles: ['owner'],
    input: z.object({ ...ofOrder, courier, number: parcelNumber }),
    step: ({ id, courier, number }) => stepParcel(id, 'shipped', { courier, number }),
    said: ({ id }) => saidCorrected(id),
  }),
  delivered: orderAct({
    roles: ['owner'],
    input: z.object(ofOrder),
    step: ({ id }) => stepParcel(id, 'delivered'),
    said: ({ id }) => saidDelivered(id),
  }),
  share: orderAct({
    roles: PACKING,
    input: z.object({ ...ofOrder, other: orderNumber }),
    step: ({ id, other }) => shareParcel(id, other),
    said: ({ id, other }) => saidShared(id, other),
  }),
  unshare: orderAct({
    roles: PACKING,
    input: z.object(ofOrder),
    step: ({ id }) => ownParcel(id),
    said: ({ id }) => saidUnshared(id),
  }),
  note: orderAct({
    roles: PACKING,
    input: z.object({ ...ofOrder, text: lineOf(NOTE_MAX, noteNeeded(NOTE_MAX)) }),
    step: ({ id, text }, _, by) => keepNote(id, by.name, text),
    said: () => saidNoted,
  }),
}
