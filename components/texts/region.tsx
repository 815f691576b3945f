import { preload } from 'react-dom'
import { PageHead } from '#components/shell/page-head.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Region as Content } from '#lib/contract/shop-schemas.ts'
import { pictureSet, pictureUrl } from '#lib/media/rules/picture-url.ts'
import { largeSizes } from '#lib/media/server/large-sizes.ts'
import { pathOf } from '#lib/paths.ts'
import { readAboutRegion } from '#messages/shop-pages.ts'

/** The region's teaser on the home page; the whole text is on /mp. */
export const RegionGlance = ({ region }: { region: Content }) => (
  <section className="section bg-paper py-10 wide:py-16" aria-labelledby="region">
    <div className="wrap grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-12">
      <div>
        <h2 id="region">{region.heading}</h2>
        <p className="mt-4">{region.paragraphs[0]}</p>
        <ButtonLink className="mt-6" href={pathOf('region')}>
          {readAboutRegion}
        </ButtonLink>
      </div>
      <Highlights region={region} />
    </div>
  </section>
)

/** The whole page: the text, then what to look for. */
export const RegionStory = ({ region }: { region: Content }) => {
  const [first] = region.highlights
  if (first) preloadFirst(first.image)
  return (
    <article className="wrap">
      <PageHead title={region.heading} />
      <div className="story lg:max-w-none lg:columns-2 lg:gap-14">
        {region.paragraphs.map((paragraph, i) => (
          <p key={i} className="break-inside-avoid">
            {paragraph}
          </p>
        ))}
      </div>
      <ul className="mt-12 grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-3 lg:gap-x-6">
        {region.highlights.map(({ title, text, image }) => (
          <li key={title}>
            <Picture name={image} alt="" set={SET} sizes={SIZES} className="rounded-md" />
            <h2 className="mt-3 text-base wide:text-lg">{title}</h2>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </article>
  )
}

const SET = ['280x280', '400x400', ...largeSizes.slice(0, 1)] as const
const SIZES = '(width < 1024px) 45vw, 400px'

/** Beside the text on wide screens, below it on narrow ones. */
const preloadFirst = (image: string) =>
  preload(pictureUrl(image, '400x400'), {
    as: 'image',
    imageSrcSet: pictureSet(image, SET),
    imageSizes: SIZES,
    media: '(width >= 1024px)',
  })

const Highlights = ({ region }: { region: Content }) => (
  <ul className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
    {region.highlights.map(({ title, text, image }) => (
      <li key={title} className="flex gap-4">
        <Picture name={image} alt="" size="280x280" className="h-20 w-20 flex-none rounded-md" />
        <div>
          <h3 className="font-medium">{title}</h3>
          <p className="text-sm text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
