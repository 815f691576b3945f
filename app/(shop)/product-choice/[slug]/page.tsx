import { cookies } from 'next/headers'
import { productMetadata } from '#components/pages/product-metadata.ts'
import { ProductPage } from '#components/pages/product-page.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { COOKIES } from '#lib/cookies.ts'

type Props = {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: Props) => ({
  ...(await productMetadata((await params).slug)),
  robots: { index: false, follow: true },
})

/** The product after a form that was refused without script, with what was wrong; or with another page of ratings. */
export default async function Page({ params, searchParams }: Props) {
  const [{ slug }, query, { say }] = await Promise.all([params, searchParams, readFlash()])
  const other = first(query.other)
  const pin = first(query.pin) || ((await cookies()).get(COOKIES.pin)?.value ?? '')
  const chosen = { size: first(query.size), color: first(query.color), ...(other && { other }) }
  const ratingsPage = /^[1-9]\d{0,5}$/.test(first(query.ratings)) ? Number(first(query.ratings)) : 1
  return (
    <ProductPage
      slug={slug}
      chosen={chosen}
      units={first(query.unit)}
      say={say}
      ratingsPage={ratingsPage}
      pin={pin}
    />
  )
}

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
