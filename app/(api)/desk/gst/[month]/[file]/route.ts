import { deskDownload } from '#lib/desk/server/desk-download.ts'

type Params = { params: Promise<{ month: string; file: string }> }

/** One of the files of a month for the accountant. */
export async function GET(request: Request, { params }: Params) {
  const { month, file } = await params
  return deskDownload(request, async read => {
    const { read: found } = await read('money', 'gstFile', { month, file })
    return (
      found && {
        body: found.text,
        type: found.name.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/csv; charset=utf-8',
        name: `${month}-${found.name}`,
      }
    )
  })
}
