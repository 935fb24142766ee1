import type { Pesos } from '../../base/dinero/tipos.ts'
import type { TipoTrabajador } from '../../base/trabajador/tipos.ts'
import type { EtapaDS } from '../etapas.ts'

interface EmpleadorConRenta {
  readonly tipoTrabajador: TipoTrabajador
  readonly remuneracionImponible: Pesos
}

/**
 * Where the income step leads (core rules, Stages): nobody who pays, an income that the applicant does not know or that is
 * none, or on. A voluntary has no income to establish.
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
