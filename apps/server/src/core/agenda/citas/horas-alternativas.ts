import { horasLibres } from '@alerce/domain/agenda/horas-libres'
import { finDelDia } from '@alerce/domain/base/fechas/dia'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { aFechaHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Context } from '../../use-case.ts'
import { ocupadoEntre } from './read-model.ts'
import type { Cita } from './repository.ts'

/** Days searched, and hours offered. */
const DIAS = 7
const CUANTAS = 3

/** Free hours instead of one that is taken. `menos`: the appointment that is being moved. */
export async function horasAlternativas(ctx: Context, { asesorId, inicio, termino }: Cita, menos: number | null) {
  const minutos = (Date.parse(termino) - Date.parse(inicio)) / MINUTO_MS
  const hasta = finDelDia(sumaDias(hoyEnSantiago(inicio), DIAS))
  const ocupado = await ocupadoEntre(ctx.tx, asesorId, { inicio: ctx.ahora, termino: hasta }, menos)
  const libres = horasLibres({ ahora: ctx.ahora, desde: inicio, dias: DIAS, minutos, ocupado, cuantas: CUANTAS })
  return libres.map((t) => ({ fechaHoraInicio: aFechaHora(t.inicio), fechaHoraTermino: aFechaHora(t.termino) }))
}
