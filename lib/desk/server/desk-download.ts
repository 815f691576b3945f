import 'server-only'
import type { DeskRead } from '#lib/api/server/desk.ts'
import { deskAnswer } from './desk-answer.ts'

type File = { body: string | Uint8Array<ArrayBuffer>; type: string; name?: string }

/** Answers with a file that the desk has for whoever is signed in; what there is not is not found. */
export const deskDownload = (request: Request, find: (read: DeskRead) => Promise<File | undefined>) =>
  deskAnswer(request, async read => {
    const file = await find(read)
    return file ? fileResponse(file) : new Response(null, { status: 404 })
  })

const fileResponse = ({ body, type, name }: File) =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(name && { 'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"` }),
    },
  })
