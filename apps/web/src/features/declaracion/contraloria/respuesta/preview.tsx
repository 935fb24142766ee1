import { AntecedentesList } from '../../../../components/sale/antecedentes-list.tsx'
import { RestriccionesTable } from '../../../../components/sale/restricciones-table.tsx'
import { resultadoText } from '../../../../lib/contraloria/resultados.ts'
import type { RespuestaLeida } from '../pedido.ts'
import classes from './respuesta.module.css'

/** What is read of an answer where the sale goes on. */
export function Preview({ resultado, motivo, restricciones, antecedentes }: RespuestaLeida) {
  return (
    <figure className={classes.preview} aria-label="Así lo leerá el postulante">
      <figcaption>Así lo leerá el postulante</figcaption>
      <b>{resultadoText(resultado)}</b>
      {restricciones.length > 0 && <RestriccionesTable of={restricciones} />}
      {antecedentes.length > 0 && <AntecedentesList of={antecedentes} />}
      {motivo && <blockquote>{motivo}</blockquote>}
    </figure>
  )
}
