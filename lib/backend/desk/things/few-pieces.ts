import 'server-only'
import { FEW_PIECES } from '#lib/desk/rules/few-pieces.ts'
import { knownSeller } from '../../shop/read-seller.ts'

/** A thing is running out when a size has this number of pieces or fewer; the seller may choose it. */
export const fewPieces = async () => (await knownSeller()).stock.few ?? FEW_PIECES
