'use client'
import type { ComponentProps } from 'react'
import { AddressForm } from './address-form.tsx'

/** The form on a page of its own: OK returns to the page that opened it. */
export const AddressFormOnPage = (props: Omit<ComponentProps<typeof AddressForm>, 'onOk'>) => (
  <AddressForm {...props} onOk={to => location.assign(to)} />
)
