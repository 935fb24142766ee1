import { deCodigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { hayQuePagar } from '@alerce/domain/contrato/entidades'
import { pagaConMandato } from '@alerce/domain/contrato/mandato'
import { FaltaMandato } from '../../../../components/mandato/falta-mandato.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import classes from '../contractual.module.css'
import type { Contractual } from './contractual-form.ts'

interface AvisoDeMandatoProps {
  readonly ds: Declaracion
  readonly saved: Contractual
}

/** Somebody of the sale pays without an employer, and has something to pay. */
export const pideMandato = (saved: Contractual): boolean =>
  hayQuePagar(saved.totalCotizacionPagar) &&
  saved.datosEmpleador.some(({ tipoTrabajador }) => pagaConMandato(deCodigoTrabajador(tipoTrabajador)))

/** Who pays without an employer pays by mandate: the papers wait for it. */
export function AvisoDeMandato({ ds: { prospectoId, identificador }, saved }: AvisoDeMandatoProps) {
  if (!pideMandato(saved)) return null
  return (
    <div className={classes.mandato}>
      <FaltaMandato prospectoId={prospectoId} identificador={identificador} />
    </div>
  )
}
