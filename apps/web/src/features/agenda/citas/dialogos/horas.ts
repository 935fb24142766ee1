import { duracionEntre } from '@alerce/contract/forms/agenda/cita'
import { ULTIMA_HORA } from '@alerce/domain/agenda/cuadricula'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { horaDeMinutos } from '@alerce/domain/base/fechas/reloj'
import type { HorarioDeCita } from '../../../../lib/citas.ts'

const MEDIA_HORA = 30

/** The end that keeps the duration when the start becomes `hora`; at most the last hour of the day's choices. */
export function mismaDuracion(hora: string, { horaInicio, horaTermino }: Omit<HorarioDeCita, 'fecha'>): string {
  const antes = duracionEntre(horaInicio, horaTermino)
  const minutos = duracionEntre('00:00', hora) + (antes > 0 ? antes : MEDIA_HORA)
  const termino = horaDeMinutos(minutos)
  return termino < ULTIMA_HORA ? termino : ULTIMA_HORA
}

const completo = ({ fecha, horaInicio, horaTermino }: HorarioDeCita) =>
  /^\d{4}-\d{2}-\d{2}$/.test(fecha) && horaInicio !== '' && horaTermino !== ''

/** Start and end as the specification writes them (spec 1 §5): dd-MM-yyyy HH:mm:ss. '' while one is missing. */
export function lapsoEscrito(horario: HorarioDeCita): string {
  if (!completo(horario)) return ''
  const { fecha, horaInicio, horaTermino } = horario
  const dia = aDDMMYYYY(fecha)
  return `Inicio ${dia} ${horaInicio}:00 · Término ${dia} ${horaTermino}:00`
}
