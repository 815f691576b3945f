import { answerUpload, pieceOf } from '#lib/desk/server/answer-upload.ts'

type Params = { params: Promise<{ id: string }> }

/** How far a file has come. */
export const GET = (request: Request, { params }: Params) =>
  answerUpload(request, async (door, token) => door.state(token, (await params).id))

/** The next piece of it. */
export const PATCH = (request: Request, { params }: Params) =>
  answerUpload(request, async (door, token) => {
    const { offset, bytes } = await pieceOf(request)
    return door.append(token, (await params).id, offset, bytes)
  })

/** Takes it away. */
export const DELETE = (request: Request, { params }: Params) =>
  answerUpload(request, async (door, token) => {
    await door.drop(token, (await params).id)
    return {}
  })
