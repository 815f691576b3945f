import { Button } from '#components/ui/button.tsx'
import { setPixelAllowed } from '#lib/server/page-cache/pixel-setting.ts'
import { readLogo } from '#lib/shop/server/read-shop.ts'
import { change, countingVisits, mayCountVisit, no, wouldBeTold, yes } from '#messages/visits.ts'

/** The tracking pixel: its id is digits only (Rule 7). It loads after a yes (pixel-consent.ts), and never without script. */
export async function Pixel() {
  const { value: logo } = await readLogo()
  const shown = /^\d{1,20}$/.test(logo.pxl)
  setPixelAllowed(shown)
  if (!shown) return null
  return (
    <aside
      className="wrap text-sm"
      aria-label={countingVisits}
      data-pixel="facebook"
      data-id={logo.pxl}
      style={FOOT}
    >
      <div className="flex items-center gap-2" hidden data-part="answer">
        <p data-part="words" />
        <button type="button" className="link inline-flex min-h-11 items-center">
          {change}
        </button>
      </div>
      <section className="toasts" style={QUESTION} aria-labelledby="pixel-ask" hidden data-part="question">
        <div className="toast">
          <div className="grid flex-1 gap-2">
            <p id="pixel-ask" className="font-medium">
              {mayCountVisit}
            </p>
            <p>{wouldBeTold}</p>
            <div className="flex gap-2">
              <Button size="small" className="flex-1" value="no">
                {no}
              </Button>
              <Button size="small" className="flex-1" value="yes">
                {yes}
              </Button>
            </div>
          </div>
        </div>
      </section>
    </aside>
  )
}

const FOOT = { minHeight: '3.5rem', marginBottom: 'var(--bar, 0px)' }
// Where toasts are on a phone, at every width: it is in nobody's way there.
const QUESTION = { inset: 'auto 1rem calc(1rem + var(--bar, 0px)) auto', maxWidth: 'calc(100vw - 2rem)' }
