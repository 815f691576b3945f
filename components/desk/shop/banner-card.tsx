import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-shop-pictures.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { BannerForm, type BannerShown } from './banner-form.tsx'

type Props = {
  at: number
  count: number
  seen: string
  banner: BannerShown
  typed?: Record<string, string> | undefined
  fields?: Record<string, string> | undefined
}

const inWords = (moment = '') => momentInIndia(`${moment.slice(0, 10)}T${moment.slice(11) || '00:00'}+05:30`)

/** One banner: its picture, its place among the others, and what stands on it. */
export function BannerCard({ at, count, seen, banner, typed, fields }: Props) {
  const place = (
    <>
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="seen" value={seen} />
    </>
  )
  return (
    <section className="desk-card">
      <h2>{banner.caption || words.bannerNumber(at + 1)}</h2>
      <img src={`/uploads/${banner.banner_img_name}`} alt={banner.alt} className="desk-banner" />
      {(banner.from || banner.to) && (
        <p className="text-sm">{words.shownBetween(inWords(banner.from), inWords(banner.to))}</p>
      )}
      {count > 1 && (
        <Act action="/desk/do/shop/bannerMove" className="desk-acts">
          {place}
          {at > 0 && (
            <ActButton name="by" value="up">
              {words.moveUp}
            </ActButton>
          )}
          {at < count - 1 && (
            <ActButton name="by" value="down">
              {words.moveDown}
            </ActButton>
          )}
        </Act>
      )}
      <details open={typed?.at === String(at)}>
        <summary>{words.changeBanner}</summary>
        <BannerForm {...{ at, seen, banner, typed, fields }} />
      </details>
      <details>
        <summary>{words.removeBanner}</summary>
        <Act action="/desk/do/shop/bannerAway" className="grid gap-3">
          {place}
          <p className="text-sm">{words.removeBannerWhat}</p>
          <ActButton>{words.removeBanner}</ActButton>
        </Act>
      </details>
    </section>
  )
}
