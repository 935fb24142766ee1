import { seDeshaceHasta } from '@alerce/domain/base/un-dia-para-deshacer'
import { esperaEnPareja } from '@alerce/domain/cartera/pareja'
import { type TurnoDeFirma, turnoDeFirma } from '@alerce/domain/cartera/turno/turno-de-firma'
import { esReutilizable } from '@alerce/domain/declaracion/reuso/reutilizar'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import type { TarjetaRow } from './read-model.ts'

type FilaDeTarjeta = TarjetaRow & { readonly estado: EstadoProspecto }

/** What a card shows beside its prospect's own row. */
interface HechosDeTarjeta {
  /** The other of its pair whom it has to wait for, or null. */
  readonly esperaEnPareja: ReturnType<typeof esperaEnPareja>
  /** Whose turn it is with its issued papers, or null. */
  readonly turnoDeFirma: TurnoDeFirma | null
  readonly dsEsReutilizable: boolean
  readonly autenticacionRechazada: boolean
  readonly irregularidadesPendientes: boolean
  readonly irregularidadesPorCorregir: boolean
  /** Until when the annulment of its rejected invitation can be undone (ISO instant), or null. */
  readonly anulacionReversibleHasta: string | null
}

/** Whether what was declared may serve for another sale. */
function reutilizable({ etapa, tipoVenta, ...ds }: FilaDeTarjeta, ahora: string): boolean {
  if (etapa === null || tipoVenta === null) return false
  return esReutilizable({ ...ds, etapa, tipoVenta, activo: ds.estado !== 'Inactivo' }, ahora)
}

export function hechosDeTarjeta(fila: FilaDeTarjeta, ahora: string): HechosDeTarjeta {
  const { rechazada, irregular, porCorregir, anulada, firma } = fila
  return {
    esperaEnPareja: esperaEnPareja(fila.pareja),
    turnoDeFirma: firma && turnoDeFirma(firma),
    dsEsReutilizable: reutilizable(fila, ahora),
    autenticacionRechazada: rechazada,
    irregularidadesPendientes: irregular,
    irregularidadesPorCorregir: porCorregir,
    anulacionReversibleHasta: anulada && seDeshaceHasta(anulada),
  }
}
