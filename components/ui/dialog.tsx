'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { close } from '#messages/dialog.ts'
import { Icon } from './icon.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** 'alertdialog' for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
}

/** The browser's own modal dialog: focus stays inside, Esc and a press beside it close it. */
export function Dialog({ open, onClose, title, children, role }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open) element?.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by Esc
    <dialog
      ref={dialog}
      className="sheet"
      role={role}
      aria-labelledby={open ? heading : undefined}
      // Esc is heard at once: the close event may come after the press that opens it again.
      onCancel={onClose}
      onClose={() => dialog.current?.open || onClose()}
      onClick={event => event.target === dialog.current && onClose()}
    >
      {open && (
        <>
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={heading} className="text-lg">
              {title}
            </h2>
            <button type="button" className="press -mt-2 -mr-2" aria-label={close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
