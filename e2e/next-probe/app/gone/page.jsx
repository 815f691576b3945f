import { notFound } from 'next/navigation'

export const revalidate = 3600

export default function Page() {
  if (process.env.NEXT_PHASE !== 'phase-production-build') notFound()
  return <main>built</main>
}
