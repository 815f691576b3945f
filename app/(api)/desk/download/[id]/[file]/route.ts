import { answerDownload } from '#lib/desk/server/answer-download.ts'

type Params = { params: Promise<{ id: string; file: string }> }

/** Files that long work of the desk has made: the whole catalogue, the whole list of a report. */
export async function GET(request: Request, { params }: Params) {
  const { id, file } = await params
  return answerDownload(request, id, file)
}
