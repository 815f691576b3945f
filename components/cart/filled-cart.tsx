'use client'
import { filledPart } from '#components/ui/filled-part.tsx'
import { CartView } from './cart-view.tsx'

/** The cart in its page's template. */
export const FilledCart = filledPart('cart', CartView)
