import './probe.css'

export const revalidate = 3600

export default function Page() {
  return <p id="slot">styled</p>
}
