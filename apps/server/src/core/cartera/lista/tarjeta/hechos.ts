import { esperaEnPareja } from '@alerce/domain/cartera/pareja'
import { reversibleHasta } from '@alerce/domain/declaracion/anulacion'
import { esReutilizable } from '@alerce/domain/declaracion/reutilizar'
import type { TarjetaRow } from './read-model.ts'

/** What a card shows beside its prospect's own row. */
interface HechosDeTarjeta {
  /** The other of its pair whom it has to wait for, or null. */
  readonly esperaEnPareja: ReturnType<typeof esperaEnPareja>
  readonly dsEsReutilizable: boolean
  readonly autenticacionRechazada: boolean
  readonly irregularidadesPendientes: boolean
  /** Until when the annulment of its rejected invitation can be undone (ISO instant), or null. */
  readonly anulacionReversibleHasta: string | null
}

export function hechosDeTarjeta(fila: TarjetaRow, ahora: string): HechosDeTarjeta {
  const { etapa, resultado, acepta, enviada, rechazada, irregular, anulada } = fila
  return {
    esperaEnPareja: esperaEnPareja(fila.pareja),
    dsEsReutilizable: etapa !== null && esReutilizable({ etapa, resultado, acepta, enviada }, ahora),
    autenticacionRechazada: rechazada,
    irregularidadesPendientes: irregular,
    anulacionReversibleHasta: anulada && reversibleHasta(anulada),
  }
}
