import { type HechosDelTurno, type TurnoDeVenta, turnoDeLaVenta } from '@alerce/domain/cartera/turno/turno-de-la-venta'

/** Whose turn it is in a sale, and with what, as it goes out. */
export type TurnoDicho = Pick<TurnoDeVenta, 'actua' | 'paso'>

/** The turn as a card and a header say it: terms are the day's alone. */
export function presentarTurno(hechos: HechosDelTurno): TurnoDicho {
  const { actua, paso } = turnoDeLaVenta(hechos)
  return { actua, paso }
}
