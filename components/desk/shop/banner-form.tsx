import * as words from '#messages/desk-shop-pictures.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { FileField } from './file-field.tsx'

export type BannerShown = {
  banner_img_name: string
  url: string
  alt: string
  caption: string
  from?: string
  to?: string
}

type Props = {
  at: number
  seen: string
  banner?: BannerShown
  typed?: Record<string, string> | undefined
  fields?: Record<string, string> | undefined
}

/** A banner's picture, words and dates; `at` -1 adds one. */
export function BannerForm({ at, seen, banner, typed, fields }: Props) {
  const own = typed?.at === String(at) ? typed : undefined
  const errors = own ? fields : undefined
  const value = (name: 'url' | 'alt' | 'caption' | 'from' | 'to') => own?.[name] ?? banner?.[name] ?? ''
  const moment = (name: 'from' | 'to') => momentField(value(name))
  return (
    <Act
      key={at === -1 ? 'new' : seen}
      action="/desk/do/shop/banner"
      encType="multipart/form-data"
      className="grid gap-3"
      clears={at === -1}
    >
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="seen" value={seen} />
      <FileField
        label={banner ? words.otherPicture : words.bannerPicture}
        hint={words.bannerPictureHint}
        required={!banner}
        error={errors?.pictures}
      />
      <ActField
        label={words.caption}
        name="caption"
        defaultValue={value('caption')}
        maxLength={500}
        error={errors?.caption}
      />
      <ActField
        label={words.alt}
        name="alt"
        defaultValue={value('alt')}
        maxLength={500}
        error={errors?.alt}
      />
      <ActField
        label={words.leadsTo}
        hint={words.leadsToHint}
        name="url"
        defaultValue={value('url')}
        maxLength={500}
        error={errors?.url}
      />
      <ActField
        label={words.from}
        type="datetime-local"
        name="from"
        defaultValue={moment('from')}
        error={errors?.from}
      />
      <ActField
        label={words.to}
        hint={words.datesHint}
        type="datetime-local"
        name="to"
        defaultValue={moment('to')}
        error={errors?.to}
      />
      <ActButton look="primary">{banner ? words.saveBanner : words.addBanner}</ActButton>
    </Act>
  )
}

/** A day of shop.json begins at midnight; a field wants a time too. */
const momentField = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text.replace(' ', 'T')
