import { fechaDe, horaDe } from '../base/fechas/reloj.ts'
import { type LapsoDeCita, PRIMERA_HORA, ULTIMA_HORA } from './cuadricula.ts'

/** True of what lies, on one day, within the hours of the agenda (spec 1 §9). */
const enHorario = ({ start, end }: LapsoDeCita): boolean =>
  fechaDe(start) === fechaDe(end) && horaDe(start) >= PRIMERA_HORA && horaDe(end) <= ULTIMA_HORA

/**
 * True when an appointment would leave the hours of the agenda: a new one (`antes` null) outside of them, or one carried
 * out of them. What lies outside already may be moved, step by step too (own rule).
 */
export const saleDelHorario = (antes: LapsoDeCita | null, lapso: LapsoDeCita): boolean =>
  (antes === null || enHorario(antes)) && !enHorario(lapso)
