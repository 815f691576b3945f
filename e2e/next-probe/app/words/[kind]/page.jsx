import { Told } from './told.jsx'

export const revalidate = 3600

const HAVE_TEXTS = [11, 150, 290]
export const generateStaticParams = () => []

const textsOf = async params =>
  globalThis.probe.texts[(await params).kind] ?? { title: 'plain', term: 'plain' }

export const generateMetadata = async ({ params }) => {
  const { title } = await textsOf(params)
  return { title, description: title, alternates: { canonical: 'https://x.example/' } }
}

// Long, so that its data come in several pieces.
export default async function Page({ params }) {
  const { title, term, isFull } = await textsOf(params)
  const textOf = n => (n % 2 ? title : term)
  return (
    <main>
      {Array.from({ length: 300 }, (_, n) => (
        <Told
          key={String(n)}
          filler={`${n} ${'chanderi '.repeat(n % 41)}`}
          text={isFull || HAVE_TEXTS.includes(n) ? textOf(n) : 'plain'}
        />
      ))}
    </main>
  )
}
