import { ratingsCounted, starsOfFive } from '#messages/stars.ts'

/** A rating of five with part-filled stars, and how many gave one. */
export function Stars({ rating, count }: { rating: number; count?: number }) {
  const given = Math.min(5, Math.max(0, rating))
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <span className="stars" role="img" aria-label={starsOfFive(given)}>
        <i style={{ width: `${given * 20}%` }} />
      </span>
      {count !== undefined && (
        <span className="price text-muted">
          {given.toFixed(1)} · {ratingsCounted(count)}
        </span>
      )}
    </span>
  )
}
