import classes from './feedback.module.css'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Loading text: lines of the height of text. */
export function SkeletonLines({ count = 3, label = 'Cargando' }: { readonly count?: number; readonly label?: string }) {
  return (
    <div className={classes.lines} role="status" aria-label={label}>
      {many(count).map((index) => (
        <i key={index} className={classes.skel} />
      ))}
    </div>
  )
}

/** Skeleton of a table, for a panel with rows edge to edge. */
export function SkeletonRows({ count = 6 }: { readonly count?: number }) {
  return (
    <div className={classes.rows}>
      <SkeletonLines count={count} />
    </div>
  )
}

/** A loading form: cells of the size of a field. */
export function SkeletonForm({ fields = 8 }: { readonly fields?: number }) {
  return (
    <div className={classes.form} role="status" aria-label="Cargando">
      {many(fields).map((index) => (
        <i key={index} className={classes.skel} />
      ))}
    </div>
  )
}

/** Bar for the load of the next screen. */
export function LoadingBar() {
  return <div className={classes.bar} role="progressbar" aria-label="Cargando" />
}
