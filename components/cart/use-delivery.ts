'use client'
import { useEffect, useState } from 'react'
import { deliveryCharges } from '#messages/cart-pages.ts'

type Row = { charge: number; name: string }

/** What delivery costs, where the seller has a table of PIN codes; another PIN code changes it in its place. */
export function useDelivery(served: Row | undefined) {
  const [row, setRow] = useState(served)
  useEffect(() => {
    if (!served) return
    let stop = () => {}
    let isOver = false
    void import('#lib/delivery/browser/answer-pin-form.ts').then(({ answerPinForms }) => {
      if (isOver) return
      stop = answerPinForms(({ charge }) =>
        setRow(charge === undefined ? served : { charge, name: deliveryCharges }),
      )
    })
    return () => {
      isOver = true
      stop()
    }
  }, [served])
  return row
}
