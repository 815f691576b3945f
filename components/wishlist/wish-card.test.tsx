import { renderToStaticMarkup } from 'react-dom/server'
import { WishCard } from './wish-card.tsx'

const card = (rating: number) =>
  renderToStaticMarkup(
    <WishCard
      item={{
        id: 2,
        slug: 'stole',
        name: 'Stole',
        image: 'stole.webp',
        originalPrice: 800,
        discountPrice: 400,
        rating,
        size: '',
        color: '',
        soldOut: false,
      }}
      onRemove={() => undefined}
    />,
  )

test('Law 17: a card of what nobody has rated shows no stars', () => {
  expect(card(0)).not.toContain('stars')
  expect(card(4.5)).toContain('4.5 out of 5 stars')
})
