import { revalidatePath } from 'next/cache'

export const dynamic = 'force-dynamic'

export const GET = () => {
  revalidatePath('/words/plain')
  return new Response('done')
}
