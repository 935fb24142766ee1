import { incidenciaDe } from '@alerce/domain/cartera/siguiente'
import { porCorregir } from '@alerce/domain/mesa/irregularidad'
import { rechazoVigenteDe } from '../../mesa/rechazos/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { presentTurno, type VentaLeida } from './read-venta.ts'

interface VentaConIrregularidades extends Pick<VentaLeida, 'ds' | 'hechos' | 'espera'> {
  /** Open irregularities. */
  readonly irregularidades: readonly { readonly corregida: string | null }[]
}

/** Turn of a sale already read, as its card shows it. */
export async function readTurno(
  { tx }: Context,
  { estado }: Prospecto,
  { ds, hechos, espera, irregularidades }: VentaConIrregularidades,
) {
  const incidencia = incidenciaDe({
    irregularidad: porCorregir(irregularidades) !== undefined,
    rechazo: ds !== null && (await rechazoVigenteDe(tx, ds.id)) !== null,
  })
  return presentTurno({ estado, incidencia, espera, venta: hechos })
}
