import { esperaAlOtorgante } from '@alerce/domain/cartera/pareja'
import { reversibleHasta } from '@alerce/domain/declaracion/anulacion'
import { esReutilizable } from '@alerce/domain/declaracion/reutilizar'
import type { TarjetaRow } from './read-model.ts'

/** What a card shows beside its prospect's own row. */
interface HechosDeTarjeta {
  /** The receiver of a pair that may not go on before its giver. */
  readonly esperaAlOtorgante: boolean
  readonly dsEsReutilizable: boolean
  readonly autenticacionRechazada: boolean
  readonly irregularidadesPendientes: boolean
  /** Until when the annulment of its rejected invitation can be undone (ISO instant), or null. */
  readonly anulacionReversibleHasta: string | null
}

export function hechosDeTarjeta(fila: TarjetaRow, ahora: string): HechosDeTarjeta {
  const { etapa, resultado, acepta, enviada, rechazada, irregular, anulada } = fila
  return {
    esperaAlOtorgante: esperaAlOtorgante(fila.pareja),
    dsEsReutilizable: etapa !== null && esReutilizable({ etapa, resultado, acepta, enviada }, ahora),
    autenticacionRechazada: rechazada,
    irregularidadesPendientes: irregular,
    anulacionReversibleHasta: anulada && reversibleHasta(anulada),
  }
}
