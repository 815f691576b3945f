import { serveUpload } from '#lib/backend/media/serve-upload.ts'
import { remoteUpload } from '#lib/media/server/remote-upload.ts'
import { env } from '#lib/server/settings/env.ts'

export const dynamic = 'force-dynamic'

const answer = async (request: Request, { params }: { params: Promise<{ name: string }> }) => {
  const { name } = await params
  return env.apiHost ? remoteUpload(request, name, env.apiHost) : serveUpload(request, name)
}

export { answer as GET, answer as HEAD }
