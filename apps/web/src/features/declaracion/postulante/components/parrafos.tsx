import classes from '../postulante.module.css'

/** A text of ours, marked as the example that it is. */
export function Parrafos({ de }: { readonly de: readonly string[] }) {
  return (
    <div className={classes.parrafos} translate="no">
      <p className={classes.ejemplo}>Texto de ejemplo</p>
      {de.map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
    </div>
  )
}
