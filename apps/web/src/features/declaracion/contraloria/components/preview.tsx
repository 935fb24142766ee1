import classes from '../contraloria.module.css'
import { resultadoText } from '../resultados.ts'

interface PreviewProps {
  readonly resultado: number
  readonly motivo: string
}

/** What is read of an answer where the sale goes on. */
export function Preview({ resultado, motivo }: PreviewProps) {
  return (
    <figure className={classes.preview} aria-label="Así lo leerá el postulante">
      <figcaption>Así lo leerá el postulante</figcaption>
      <b>{resultadoText(resultado)}</b>
      <blockquote>{motivo}</blockquote>
    </figure>
  )
}
