import { Shown } from './part.jsx'

export const dynamic = 'force-static'

export default function Page() {
  return <Shown words={['<a>', 'b & c']} />
}
