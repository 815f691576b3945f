import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = {
  info: { icon: 'info', className: 'text-ink' },
  good: { icon: 'check', className: 'text-ok' },
  bad: { icon: 'alert', className: 'text-danger' },
} as const

/** A sentence on the page that something happened. A bad one is announced at once. */
export const Notice = ({ tone = 'info', children }: { tone?: keyof typeof tones; children: ReactNode }) => (
  <div
    role={tone === 'bad' ? 'alert' : 'status'}
    className="flex items-start gap-3 rounded-md border border-line bg-paper p-3"
  >
    <span className={tones[tone].className}>
      <Icon name={tones[tone].icon} />
    </span>
    <div>{children}</div>
  </div>
)
