import { z } from 'zod'

export const MOST_A_PAGE = 100

/** Whole paise: ₹1,499.50 is 149950. */
export const paise = z.int().min(0)
/** A moment, in UTC. */
export const moment = z.iso.datetime()
/** A moment that a program names, with its offset from UTC. */
export const askedMoment = z.iso.datetime({ offset: true })
/** A day in India. */
export const day = z.iso.date()

/** The number of an order or a return, as it is told; in a path. */
export const number = z.string().min(1).max(60)
/** A whole number in a path. */
export const pathId = z.coerce.number().int().min(1).max(2_147_483_647)

export const line = (most: number) => z.string().trim().min(1).max(most)

/** A thing that several calls answer with: in the documents `order_line` is the type OrderLine. */
export const named = <Schema extends z.ZodType>(name: string, schema: Schema): Schema =>
  schema.meta({ id: name.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase()) })

/** What every list is asked with. */
export const paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_A_PAGE).default(50),
}

/** A page of a list; `next` is the cursor of the following one, null on the last. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), next: z.string().nullable() })

/** What was done, in a sentence, beside the thing as it is now. */
export const done = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ message: z.string(), [name]: row } as { message: z.ZodString } & Record<Name, Row>)
