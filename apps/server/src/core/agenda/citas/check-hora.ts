import { agendaMessages as m } from '@alerce/contract/messages/agenda/citas'
import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { estaMovida, type FallaDeCita, maximoDeCitasDelDia, revisaCita } from '@alerce/domain/agenda/cita'
import {
  bloqueadoEntre,
  chocan,
  faltaTraslado,
  horasCercanas,
  horasLibres,
  type LapsoOcupado,
} from '@alerce/domain/agenda/horas-libres'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { aFechaHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { ensureContacto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { bloqueosEntre } from '../disponibilidad/read-model.ts'
import { agendaDe } from '../disponibilidad/read-model-agenda.ts'
import { type CitaGuardada, ocupadoEntre } from './read-model.ts'
import type { Cita } from './repository.ts'

const mensajes: Record<FallaDeCita, (typeof m)[keyof typeof m]> = {
  termino_anterior: m.duracion,
  en_el_pasado: m.enElPasado,
  sin_comenzar: m.sinComenzar,
  fuera_de_hora: m.fueraDeHora,
}

/** Obstacle of an appointment: another one, blocked time, or too little time to get there. */
export type Tope = 'cita' | 'bloqueo' | 'traslado'

/** Other appointments from the first hour of the day of an appointment to the last, or to its end. */
async function lasDelDia(tx: Context['tx'], cita: Cita, menos: number | null): Promise<LapsoOcupado[]> {
  const dia = hoyEnSantiago(cita.inicio)
  const fin = finDelDia(dia)
  const lapso = { inicio: inicioDelDia(dia), termino: cita.termino > fin ? cita.termino : fin }
  return await ocupadoEntre(tx, cita.asesorId, lapso, menos)
}

/** Refuses a day with its most appointments (422); then says what is in the way, or null. */
async function loQueHay({ tx }: Context, cita: Cita, menos: number | null): Promise<Tope | null> {
  const dia = hoyEnSantiago(cita.inicio)
  const citas = await lasDelDia(tx, cita, menos)
  const cuantas = citas.filter((otra) => hoyEnSantiago(otra.inicio) === dia).length
  ensure(cuantas < maximoDeCitasDelDia, m.diaLleno, { campo: 'fechaHoraInicio' })
  if (citas.some((otra) => chocan(otra, cita))) return 'cita'
  const ultimo = hoyEnSantiago(cita.termino)
  const bloqueado = bloqueadoEntre(await bloqueosEntre(tx, cita.asesorId, dia, ultimo), dia, ultimo)
  if (bloqueado.some((tramo) => chocan(tramo, cita))) return 'bloqueo'
  return citas.some((otra) => faltaTraslado(cita, otra)) ? 'traslado' : null
}

/**
 * One that comes back to its hour finds its place there, or shared it on purpose; blocked time and a short way take it
 * back.
 */
export async function ensureSitio(ctx: Context, cita: Cita): Promise<void> {
  const hay = await loQueHay(ctx, cita, null)
  ensure(cita.permiteTope || hay !== 'cita', m.tope)
}

/** Days searched, and hours offered. */
const DIAS = 7
const CUANTAS = 3

/** Free hours instead of one that is taken. `menos`: the appointment that is being moved. */
async function horasAlternativas(ctx: Context, cita: Cita, menos: number | null) {
  const { asesorId, inicio, termino } = cita
  const minutos = (Date.parse(termino) - Date.parse(inicio)) / MINUTO_MS
  const desde = hoyEnSantiago(inicio)
  const hasta = sumaDias(desde, DIAS)
  const agenda = await agendaDe(ctx.tx, asesorId, { desde, hasta }, menos)
  const libres = horasLibres(agenda, { ahora: ctx.ahora, aviso: 0, desde, hasta, minutos, donde: cita })
  return horasCercanas(libres, inicio, CUANTAS).map((t) => ({
    fechaHoraInicio: aFechaHora(t.inicio),
    fechaHoraTermino: aFechaHora(t.termino),
  }))
}

const yaOcupada = { cita: m.tope, bloqueo: m.enBloqueo, traslado: m.sinTraslado } as const

/** Obstacle of one to come that keeps its hour while its place or its way changes, or null. */
async function loQueQuedaLejos(ctx: Context, cita: Cita, antes: CitaGuardada): Promise<Tope | null> {
  const igual = cita.lugar === antes.lugar && cita.traslado === antes.traslado
  if (igual || cita.inicio <= ctx.ahora) return null
  const citas = await lasDelDia(ctx.tx, cita, antes.id)
  return citas.some((otra) => !chocan(otra, cita) && faltaTraslado(cita, otra)) ? 'traslado' : null
}

/**
 * A new or moved appointment lies in the future, within the hours of the agenda, where nothing else is, and leaves time
 * to get there, unless the advisor insists. Returns what it was put over now.
 */
export async function checkHora(ctx: Context, cita: Cita, antes: CitaGuardada | null): Promise<Tope | null> {
  const falla = revisaCita({ ...cita, ahora: ctx.ahora, antes })
  if (falla) refuse(mensajes[falla], { campo: falla === 'sin_comenzar' ? 'estado' : 'fechaHoraInicio' })
  const menos = antes?.id ?? null
  const quieta = antes !== null && !estaMovida({ ...cita, antes })
  const hay = quieta ? await loQueQuedaLejos(ctx, cita, antes) : await loQueHay(ctx, cita, menos)
  if (hay === null || cita.permiteTope) return hay
  return refuse(yaOcupada[hay], { data: { alternativas: await horasAlternativas(ctx, cita, menos) } })
}

/** Nobody agrees on an hour with an inactive prospect, nor with one who objected to contact (422). */
export function ensureCitable(prospecto: Pick<Prospecto, 'activo' | 'estado' | 'oposiciones'>): void {
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  ensureContacto(prospecto)
}

/** An appointment and the prospect that it is given to are of one advisor: for all others it does not exist. */
export function ensureSameOwner(cita: Pick<Prospecto, 'asesorId'>, prospecto: Pick<Prospecto, 'asesorId'>): void {
  ensure(cita.asesorId === prospecto.asesorId, common.notFound)
}
