export { NotFoundScreen as default } from '#components/shop/not-found-screen.tsx'
