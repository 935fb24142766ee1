import type { Pesos } from '../../base/dinero/tipos.ts'
import type { TipoTrabajador } from '../../base/trabajador/tipos.ts'
import type { EtapaDS } from '../etapas.ts'

interface EmpleadorConRenta {
  readonly tipoTrabajador: TipoTrabajador
  readonly remuneracionImponible: Pesos
}

/**
 * Stage after the income step (core rules, Stages): no payer, an unknown or missing income, or the next step. A
 * voluntary worker needs no income.
 */
export function rentaDelPostulante(
  empleadores: readonly EmpleadorConRenta[],
  correcta: boolean,
): Extract<EtapaDS, 'noExisteEmpleadoresNoAsistido' | 'contactarEjecutivo' | 'consideraciones'> {
  if (empleadores.length === 0) return 'noExisteEmpleadoresNoAsistido'
  const conRenta = empleadores.every(
    ({ tipoTrabajador: tipo, remuneracionImponible: renta }) => tipo === 'V' || renta > 0,
  )
  return correcta && conRenta ? 'consideraciones' : 'contactarEjecutivo'
}
