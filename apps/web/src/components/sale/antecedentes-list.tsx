import classes from './antecedentes-list.module.css'

/** Requested antecedentes, one line each. */
export function AntecedentesList({ of }: { readonly of: readonly string[] }) {
  return (
    <ul className={classes.list} aria-label="Antecedentes que se piden">
      {of.map((linea, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <li key={index}>{linea}</li>
      ))}
    </ul>
  )
}
