import 'server-only'
import { cache } from 'react'
import { shop } from '#lib/api/server/shop.ts'
import { staleIfError } from '#lib/api/server/stale-if-error.ts'
import { PRICE_BANDS } from '#lib/constants.ts'
import { isMissing } from '#lib/contract/api-error.ts'
import { DEFAULT_BANNERS, DEFAULT_DETAILS, DEFAULT_LOGO, NO_LINKS } from '../rules/default-shop.ts'

// The shop's own details, read once per page. Null from the shop means "none set": then the default applies too.
export const readTheme = cache(() => staleIfError('Theme', signal => shop.theme({}, { signal }), null))

export const readLogo = cache(() =>
  staleIfError('Logo', async signal => (await shop.logo({}, { signal })) ?? DEFAULT_LOGO, DEFAULT_LOGO),
)

export const readSocialLinks = cache(() =>
  staleIfError(
    'Social links',
    async signal => (await shop.socialLinks({}, { signal })) ?? NO_LINKS,
    NO_LINKS,
  ),
)

export const readBanners = cache(() =>
  staleIfError('Banners', signal => shop.banners({}, { signal }), DEFAULT_BANNERS),
)

export const readDetails = cache(() =>
  staleIfError(
    'Shop details',
    async signal => (await askDetails(signal)) ?? DEFAULT_DETAILS,
    DEFAULT_DETAILS,
  ),
)

/** The ranges of prices that lists offer. */
export const readPriceBands = async () => (await readDetails()).value.priceBands ?? PRICE_BANDS

// A call of ours that another host may lack: "no such call" is a valid response.
const askDetails = (signal: AbortSignal) =>
  shop.details({}, { signal }).catch(error => {
    if (isMissing(error)) return null
    throw error
  })
