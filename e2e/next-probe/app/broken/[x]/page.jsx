export const revalidate = 3600
export const generateStaticParams = () => []

export default function Page() {
  throw new Error('It breaks on purpose.')
}
