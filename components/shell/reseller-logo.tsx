import { readStored } from '#lib/browser/local-storage.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { STORAGE } from '#lib/browser-storage.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { brand, homeLogo } from '#messages/header.ts'

/** The reseller's logo; where the page was made without one, the one remembered; else the shop's name. */
export function ResellerLogo({ logo }: { logo?: { file: string; name: string } }) {
  const hydrated = useHydrated()
  const file = logo?.file ?? (hydrated ? String(readStored(STORAGE.logo)?.logo ?? '') : '')
  return (
    <a className="head-logo" href="/">
      {isPictureName(file) && (
        <img
          src={pictureUrl(file)}
          alt={logo?.name || homeLogo}
          width={224}
          height={56}
          data-dead="hide"
          fetchPriority="low"
        />
      )}
      <b>{logo?.name || brand}</b>
    </a>
  )
}
