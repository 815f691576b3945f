import 'server-only'
import { FEW_PIECES } from '#lib/desk/rules/few-pieces.ts'
import { knownSeller } from '../../shop/read-seller.ts'

/** From how many pieces of a size on a thing is running out, as the seller says. */
export const fewPieces = async () => (await knownSeller()).stock.few ?? FEW_PIECES
