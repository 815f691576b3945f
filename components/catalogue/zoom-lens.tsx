import { pictureUrl } from '#lib/media/rules/picture-url.ts'

/** `share`: how much of the picture the lens covers. */
type Props = { picture: string; share: number; left: number; top: number }

/** The lens where the mouse is, and what it covers enlarged beside the picture. */
export default function ZoomLens({ picture, share, left, top }: Props) {
  return (
    <>
      <span
        className="zoom-lens"
        data-testid="zoom-lens"
        style={{ left: percent(left), top: percent(top), width: percent(share), height: percent(share) }}
      />
      <span
        className="zoom-preview"
        data-testid="zoom-preview"
        style={{
          // The picture that is there already, until the large one has come.
          backgroundImage: `url("${pictureUrl(picture, '1200x1200')}"), url("${pictureUrl(picture, '800x800')}")`,
          backgroundSize: percent(1 / share),
          backgroundPosition: `${percent(left / (1 - share))} ${percent(top / (1 - share))}`,
        }}
      />
    </>
  )
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
