export default function Home() {
  return <main>Haat</main>
}
