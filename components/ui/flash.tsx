import type { Flash as Told } from '#lib/api/server/flash.ts'
import { messages } from '#lib/message-table.ts'
import { Notice } from './notice.tsx'

/** What the form before this page had to say, where it says it on the page. */
export const Flash = ({ flash, tone = 'bad' }: { flash: Told; tone?: 'good' | 'bad' }) =>
  flash.say && (tone === 'good' || flash.say !== OF_ITS_PAGE) ? (
    <Notice tone={tone}>{messages[flash.say]}</Notice>
  ) : null

// It speaks of the order's own page, which may not have come.
const OF_ITS_PAGE = 'guestOrdered'

/** The same as a toast that goes by itself, script or not. */
export const FlashToast = ({ flash }: { flash: Told }) =>
  flash.say && flash.say !== OF_ITS_PAGE ? (
    <div className="toasts" role="status">
      <p className="toast toast-once text-sm">{messages[flash.say]}</p>
    </div>
  ) : null
