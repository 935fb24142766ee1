import { type ClaseDeBloqueo, DIAS_DE_UN_BLOQUEO, LARGO_DE_MOTIVO } from '@alerce/domain/agenda/bloqueo'
import { PRIMERA_HORA, ULTIMA_HORA } from '@alerce/domain/agenda/cuadricula'
import type { HorarioDelDia } from '@alerce/domain/agenda/disponibilidad'
import { diasEntre } from '@alerce/domain/base/fechas/fecha'
import { agendaMessages } from '../../messages/agenda/citas.ts'
import { bloqueoMessages as b, disponibilidadMessages as d } from '../../messages/agenda/disponibilidad.ts'
import { reglaFecha } from '../base/campos.ts'
import type { Rules } from '../rules.ts'

/** HH:mm within the hours of the agenda. */
function hora(value: string): string | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return b.sinHora.text
  return value < PRIMERA_HORA || value > ULTIMA_HORA ? agendaMessages.fueraDeHora.text : null
}

const despuesDe = (inicio: string, termino: string) => (termino > inicio ? null : d.terminoAnterior.text)

/** The week as typed, Monday first; `margen`: minutes, as its list offers them. A second or third range of '' is none. */
export interface DisponibilidadForm {
  semana: HorarioDelDia[]
  margen: string
}

/** Rules of the hours of a week. */
export const disponibilidadRules: Rules<Pick<DisponibilidadForm, 'semana'>> = {
  semana: {
    desde: (value, { atiende }) => (atiende ? hora(value) : null),
    hasta: (value, { atiende, desde }) => (atiende ? (hora(value) ?? despuesDe(desde, value)) : null),
    desdeTarde: (value = '', { hastaTarde, ...dia }) => {
      if (!dia.atiende || !(value || hastaTarde || dia.desdeNoche || dia.hastaNoche)) return null
      return hora(value) ?? (value < dia.hasta ? d.tardeAnterior.text : null)
    },
    hastaTarde: (value = '', { atiende, desdeTarde = '' }) =>
      atiende && (value || desdeTarde) ? (hora(value) ?? despuesDe(desdeTarde, value)) : null,
    desdeNoche: (value = '', { atiende, hastaTarde = '', hastaNoche }) => {
      if (!atiende || !(value || hastaNoche)) return null
      return hora(value) ?? (value < hastaTarde ? d.nocheAnterior.text : null)
    },
    hastaNoche: (value = '', { atiende, desdeNoche = '' }) =>
      atiende && (value || desdeNoche) ? (hora(value) ?? despuesDe(desdeNoche, value)) : null,
  },
}

/** A block as typed: ISO dates, HH:mm. Fields that its kind has not are not read. */
export interface BloqueoForm {
  clase: ClaseDeBloqueo
  desde: string
  hasta: string
  horaInicio: string
  horaTermino: string
  motivo: string
}

const fecha = reglaFecha(b.sinFecha.text)

function ultimoDia(value: string, desde: string): string | null {
  const falla = fecha(value)
  if (falla !== null || fecha(desde) !== null) return falla
  if (value < desde) return b.hastaAnterior.text
  return diasEntre(desde, value) < DIAS_DE_UN_BLOQUEO ? null : b.largo.text
}

/** Rules of a block. */
export const bloqueoRules: Rules<BloqueoForm> = {
  desde: fecha,
  hasta: (value, { clase, desde }) => (clase === 'horas' ? null : ultimoDia(value, desde)),
  horaInicio: (value, { clase }) => (clase === 'ausencia' ? null : hora(value)),
  horaTermino: (value, { clase, horaInicio }) =>
    clase === 'ausencia' ? null : (hora(value) ?? despuesDe(horaInicio, value)),
  motivo: (value) => (value.trim().length > LARGO_DE_MOTIVO ? b.motivoLargo.text : null),
}
