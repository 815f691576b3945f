import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'

export type Card = { path: string; name: string; image: string; original: number; discount: number }

export const SimilarCard = ({ path, name, image, original, discount }: Card) => (
  <li>
    <a className="row-card" href={path}>
      <Picture name={image} alt="" size="300x300" />
      <span className="row-card-name">{name}</span>
      <Price original={original} discount={discount} />
    </a>
  </li>
)
