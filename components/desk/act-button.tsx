'use client'
import type { ComponentProps } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useFormState } from './form-state.tsx'

/** Sends the form it stands in, and shows at once that it does. */
export function ActButton({ children, ...button }: ComponentProps<typeof Button>) {
  const { isBusy } = useFormState()
  return (
    <Button type="submit" {...button} aria-disabled={isBusy || undefined} data-busy={isBusy || undefined}>
      {children}
    </Button>
  )
}
