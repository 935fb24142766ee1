import { esperaEnPareja } from '@alerce/domain/cartera/pareja'
import { incidenciaDe } from '@alerce/domain/cartera/siguiente'
import { porCorregir } from '@alerce/domain/mesa/irregularidad'
import { rechazoVigenteDe } from '../../mesa/rechazos/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { VentaLeida } from './leer-venta.ts'
import { presentarTurno } from './presentar-turno.ts'
import { parejaDe } from './read-model.ts'

interface VentaConIrregularidades extends Pick<VentaLeida, 'ds' | 'hechos'> {
  /** Those that are open. */
  readonly irregularidades: readonly { readonly corregida: string | null }[]
}

/** Whose turn it is in a sale that was read, as its card says it, and whom of its pair it waits for. */
export async function leerTurno(
  { tx }: Context,
  { id, estado }: Prospecto,
  { ds, hechos, irregularidades }: VentaConIrregularidades,
) {
  const espera = esperaEnPareja(await parejaDe(tx, id))
  const incidencia = incidenciaDe({
    irregularidad: porCorregir(irregularidades) !== undefined,
    rechazo: ds !== null && (await rechazoVigenteDe(tx, ds.id)) !== null,
  })
  return { espera, turno: presentarTurno({ estado, incidencia, espera, venta: hechos }) }
}
