import classes from './cartera.module.css'

/** Cards on their way, in the shape of a card. */
export function FichaGhost({ count }: { readonly count: number }) {
  return (
    <div className={classes.fichas} role="status" aria-label="Cargando prospectos">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={classes.ficha}>
          <i className={classes.skel} />
          <span className={classes.lines}>
            <i className={classes.skel} />
            <i className={classes.skel} />
          </span>
          <i className={`${classes.skel} ${classes.state}`} />
          <i className={`${classes.skel} ${classes.buttons}`} />
        </div>
      ))}
    </div>
  )
}
