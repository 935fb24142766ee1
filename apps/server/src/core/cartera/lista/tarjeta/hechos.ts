import { seDeshaceHasta } from '@alerce/domain/base/un-dia-para-deshacer'
import { esperaEnPareja } from '@alerce/domain/cartera/pareja'
import { incidenciaDe } from '@alerce/domain/cartera/siguiente'
import { esReutilizable } from '@alerce/domain/declaracion/reuso/reutilizar'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { presentarTurno, type TurnoDicho } from '../../venta/presentar-turno.ts'
import type { TarjetaRow } from './read-model.ts'

type FilaDeTarjeta = TarjetaRow & { readonly estado: EstadoProspecto }

/** What a card shows beside its prospect's own row. */
interface HechosDeTarjeta {
  /** The other of its pair whom it has to wait for, or null. */
  readonly esperaEnPareja: ReturnType<typeof esperaEnPareja>
  readonly turno: TurnoDicho
  readonly dsEsReutilizable: boolean
  readonly autenticacionRechazada: boolean
  readonly irregularidadesPendientes: boolean
  readonly irregularidadesPorCorregir: boolean
  /** Until when the annulment of its rejected invitation can be undone (ISO instant), or null. */
  readonly anulacionReversibleHasta: string | null
}

/** Whether what was declared may serve for another sale. */
function reutilizable({ etapa, tipoVenta, venta, ...ds }: FilaDeTarjeta, ahora: string): boolean {
  if (etapa === null || tipoVenta === null || venta === null) return false
  const { otraConContrato } = venta
  return esReutilizable({ ...ds, etapa, tipoVenta, otraConContrato, activo: ds.estado !== 'Inactivo' }, ahora)
}

export function hechosDeTarjeta(fila: FilaDeTarjeta, ahora: string): HechosDeTarjeta {
  const { estado, venta, rechazada, irregular, porCorregir, anulada } = fila
  const espera = esperaEnPareja(fila.pareja)
  const incidencia = incidenciaDe({ irregularidad: porCorregir, rechazo: rechazada })
  return {
    esperaEnPareja: espera,
    turno: presentarTurno({ estado, incidencia, espera, venta }),
    dsEsReutilizable: reutilizable(fila, ahora),
    autenticacionRechazada: rechazada,
    irregularidadesPendientes: irregular,
    irregularidadesPorCorregir: porCorregir,
    anulacionReversibleHasta: anulada && seDeshaceHasta(anulada),
  }
}
