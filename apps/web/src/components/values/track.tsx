import classes from './values.module.css'

interface TrackProps {
  /** Steps done; a half means under way. */
  readonly done: number
  readonly steps?: number
}

/** The one recurring figure: how far a sale is. */
export function Track({ done, steps = 8 }: TrackProps) {
  const pieces = Array.from({ length: steps }, (_, index) => Math.max(0, Math.min(1, done - index)))
  return (
    <span className={classes.track} role="img" aria-label={`Paso ${Math.min(steps, Math.floor(done) + 1)} de ${steps}`}>
      {pieces.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are places, they never move
        <i key={index} data-done={part} />
      ))}
    </span>
  )
}
