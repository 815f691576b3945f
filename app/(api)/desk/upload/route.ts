import { answerUpload, uploadAsked } from '#lib/desk/server/answer-upload.ts'

/** Begins a file, or tells how far the same one has come. */
export const POST = (request: Request) =>
  answerUpload(request, async (door, token) => door.begin(token, await uploadAsked(request)))
