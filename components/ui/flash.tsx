import type { Flash as Told } from '#lib/api/server/flash.ts'
import { messages } from '#lib/message-table.ts'
import { Notice } from './notice.tsx'

/** What the form before this page had to say, where it says it on the page. */
export const Flash = ({ flash, tone = 'bad' }: { flash: Told; tone?: 'good' | 'bad' }) =>
  flash.say ? <Notice tone={tone}>{messages[flash.say]}</Notice> : null

/** The same as a toast that goes by itself, script or not. */
export const FlashToast = ({ flash }: { flash: Told }) =>
  flash.say ? (
    <div className="toasts" role="status">
      <p className="toast toast-once text-sm">{messages[flash.say]}</p>
    </div>
  ) : null
