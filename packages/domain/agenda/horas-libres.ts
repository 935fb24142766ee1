import { MINUTO_MS } from '../base/fechas/duracion.ts'
import { diasEntre, type FechaISO, sumaDias } from '../base/fechas/fecha.ts'
import { hoyEnSantiago, type InstanteISO, instanteDe } from '../base/fechas/instante.ts'
import { horaDeMinutos, instanteDeReloj, minutosDeHora } from '../base/fechas/reloj.ts'
import { type LugarDeCita, sinTraslado } from '../base/lugar-de-cita.ts'
import { type Bloqueo, tramosDe } from './bloqueo.ts'
import { maximoDeCitasDelDia } from './cita.ts'
import { PASO_MINUTOS } from './cuadricula.ts'
import { type HorarioDeAtencion, tramosDeAtencion } from './disponibilidad.ts'
import { demoraEntre } from './traslado.ts'

export interface LapsoDeAgenda {
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
}

/** Time taken by an appointment, and where. */
export interface LapsoOcupado extends LapsoDeAgenda, LugarDeCita {}

/** Facts that decide whether an hour of an advisor is free. */
export interface AgendaDeAsesor {
  readonly semana: HorarioDeAtencion
  /** Minutes kept free before and after each appointment. */
  readonly margen: number
  /** Busy times, also those that began on an earlier day. */
  readonly citas: readonly LapsoOcupado[]
  readonly bloqueos: readonly Bloqueo[]
  /** Holidays: nobody is met. */
  readonly feriados: ReadonlySet<FechaISO>
}

export interface BusquedaDeHoras {
  readonly ahora: InstanteISO
  /** Minutes from now in which nothing is offered. */
  readonly aviso: number
  /** Days searched, both in. */
  readonly desde: FechaISO
  readonly hasta: FechaISO
  /** Length of the appointment. */
  readonly minutos: number
  /** Its place and way; absent: without travel of its own. */
  readonly donde?: LugarDeCita
}

const mas = (instante: InstanteISO, minutos: number) =>
  new Date(Date.parse(instante) + minutos * MINUTO_MS).toISOString()

export const chocan = (a: LapsoDeAgenda, b: LapsoDeAgenda): boolean => a.inicio < b.termino && b.inicio < a.termino

/** A time with some minutes more before and after. */
const conMargen = ({ inicio, termino }: LapsoDeAgenda, minutos: number): LapsoDeAgenda => ({
  inicio: mas(inicio, -minutos),
  termino: mas(termino, minutos),
})

/** True when an appointment leaves less time than the way takes, before or after another. */
export const faltaTraslado = (cita: LapsoOcupado, otra: LapsoOcupado): boolean =>
  chocan(conMargen(otra, demoraEntre(cita, otra)), cita)

/** Blocked times on the days from `desde` to `hasta`, both in, as instants. */
export const bloqueadoEntre = (bloqueos: readonly Bloqueo[], desde: FechaISO, hasta: FechaISO): LapsoDeAgenda[] =>
  bloqueos
    .flatMap((bloqueo) => tramosDe(bloqueo, desde, hasta))
    .map(({ start, end }) => ({ inicio: instanteDeReloj(start), termino: instanteDeReloj(end) }))

/** Starts of a day by half hours from the first of each range, which leave time for the appointment within it. */
function iniciosDelDia({ semana, feriados }: AgendaDeAsesor, fecha: FechaISO, minutos: number): InstanteISO[] {
  const inicios: InstanteISO[] = []
  for (const { desde, hasta } of feriados.has(fecha) ? [] : tramosDeAtencion(semana, fecha))
    for (let m = minutosDeHora(desde); m + minutos <= minutosDeHora(hasta); m += PASO_MINUTOS) {
      const instante = instanteDe(fecha, `${horaDeMinutos(m)}:00`)
      if (instante) inicios.push(instante)
    }
  return inicios
}

/** Free hours of an advisor in order of time. A day that has its most appointments offers none (own rules). */
export function horasLibres(agenda: AgendaDeAsesor, busqueda: BusquedaDeHoras): LapsoDeAgenda[] {
  const { ahora, aviso, desde, hasta, minutos, donde = sinTraslado } = busqueda
  const primera = mas(ahora, aviso)
  const dias = agenda.citas.map(({ inicio }) => hoyEnSantiago(inicio))
  const ocupado = [
    ...agenda.citas.map((cita) => conMargen(cita, Math.max(agenda.margen, demoraEntre(cita, donde)))),
    ...bloqueadoEntre(agenda.bloqueos, desde, hasta),
  ]
  return Array.from({ length: Math.max(0, diasEntre(desde, hasta) + 1) }, (_, i) => sumaDias(desde, i))
    .filter((fecha) => dias.filter((dia) => dia === fecha).length < maximoDeCitasDelDia)
    .flatMap((fecha) => iniciosDelDia(agenda, fecha, minutos))
    .map((inicio) => ({ inicio, termino: mas(inicio, minutos) }))
    .filter((lapso) => lapso.inicio > ahora && lapso.inicio >= primera)
    .filter((lapso) => !ocupado.some((taken) => chocan(taken, lapso)))
}

/** Those nearest to a wished start, in order of time. */
export function horasCercanas(
  libres: readonly LapsoDeAgenda[],
  deseada: InstanteISO,
  cuantas: number,
): LapsoDeAgenda[] {
  const lejania = ({ inicio }: LapsoDeAgenda) => Math.abs(Date.parse(inicio) - Date.parse(deseada))
  return libres
    .toSorted((a, b) => lejania(a) - lejania(b) || a.inicio.localeCompare(b.inicio))
    .slice(0, cuantas)
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
}
