import { agendaMessages as m } from '@alerce/contract/messages/agenda/citas'
import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { estaMovida, type FallaDeCita, maximoDeCitasDelDia, revisaCita } from '@alerce/domain/agenda/cita'
import { horasLibres } from '@alerce/domain/agenda/horas-libres'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { aFechaHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { ensureContacto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type CitaGuardada, cuantasComienzan, ocupadoEntre } from './read-model.ts'
import type { Cita } from './repository.ts'

const mensajes: Record<FallaDeCita, (typeof m)[keyof typeof m]> = {
  termino_anterior: m.duracion,
  en_el_pasado: m.enElPasado,
  sin_comenzar: m.sinComenzar,
  fuera_de_hora: m.fueraDeHora,
}

/** A day takes so many and no more, however many hours are free. */
async function ensureLugarEnElDia({ tx }: Context, { asesorId, inicio }: Cita, menos: number | null): Promise<void> {
  const dia = hoyEnSantiago(inicio)
  const lapso = { inicio: inicioDelDia(dia), termino: finDelDia(dia) }
  const cuantas = await cuantasComienzan(tx, asesorId, lapso, menos)
  ensure(cuantas < maximoDeCitasDelDia, m.diaLleno, { campo: 'fechaHoraInicio' })
}

const estaLibre = async ({ tx }: Context, cita: Cita, menos: number | null): Promise<boolean> =>
  (await ocupadoEntre(tx, cita.asesorId, cita, menos)).length === 0

/** One that comes back to its hour finds its place there, or shared it on purpose. */
export async function ensureSitio(ctx: Context, cita: Cita): Promise<void> {
  await ensureLugarEnElDia(ctx, cita, null)
  ensure(cita.permiteTope || (await estaLibre(ctx, cita, null)), m.tope)
}

/** Days searched, and hours offered. */
const DIAS = 7
const CUANTAS = 3

/** Free hours instead of one that is taken. `menos`: the appointment that is being moved. */
async function horasAlternativas(ctx: Context, { asesorId, inicio, termino }: Cita, menos: number | null) {
  const minutos = (Date.parse(termino) - Date.parse(inicio)) / MINUTO_MS
  const hasta = finDelDia(sumaDias(hoyEnSantiago(inicio), DIAS))
  const ocupado = await ocupadoEntre(ctx.tx, asesorId, { inicio: ctx.ahora, termino: hasta }, menos)
  const libres = horasLibres({ ahora: ctx.ahora, desde: inicio, dias: DIAS, minutos, ocupado, cuantas: CUANTAS })
  return libres.map((t) => ({ fechaHoraInicio: aFechaHora(t.inicio), fechaHoraTermino: aFechaHora(t.termino) }))
}

/**
 * A new or moved appointment lies in the future, within the hours of the agenda, and where nothing else is, unless the advisor insists. True when it
 * was put over another now.
 */
export async function checkHora(ctx: Context, cita: Cita, antes: CitaGuardada | null): Promise<boolean> {
  const falla = revisaCita({ ...cita, ahora: ctx.ahora, antes })
  if (falla) refuse(mensajes[falla], { campo: falla === 'sin_comenzar' ? 'estado' : 'fechaHoraInicio' })
  if (antes && !estaMovida({ ...cita, antes })) return false
  const menos = antes?.id ?? null
  await ensureLugarEnElDia(ctx, cita, menos)
  if (await estaLibre(ctx, cita, menos)) return false
  if (!cita.permiteTope) refuse(m.tope, { data: { alternativas: await horasAlternativas(ctx, cita, menos) } })
  return true
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
