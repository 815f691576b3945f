'use client'
import { type ComponentProps, useState } from 'react'
import { ActForm } from '../act-form.tsx'
import { OtherPage } from './other-page.tsx'

type Props = Omit<ComponentProps<typeof ActForm>, 'onDone'> & {
  /** This page was opened beside another one, in which a form waits. */
  isBeside: boolean
}

/** A form that signs in or shows who one is: it leads on, or back to the page that waits beside it. */
export function TabForm({ isBeside, ...form }: Props) {
  const [isDone, setDone] = useState(false)
  if (isDone) return <OtherPage />
  return <ActForm {...form} {...(isBeside && { onDone: () => setDone(true) })} />
}
