import { agendaMessages } from '@alerce/contract/messages/agenda'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import { aDDMMYYYY } from '@alerce/domain/fechas/fecha'
import { normalizaRut } from '@alerce/domain/persona/rut'
import { call } from '../../lib/api/call.ts'
import { ApiRefusal, messageOf } from '../../lib/api/errors.ts'
import { queryClient } from '../../lib/query-client.ts'
import { type Datos, payloadOf, type Values } from './values.ts'

const refuseRut = ({ code, status, text }: MessageDefinition) =>
  new ApiRefusal({ status, codigo: code, descripcion: text, errores: [{ campo: 'rut', mensaje: text }] })

/** The rut is nobody's who may not be a prospect (spec 1 §5). */
async function checkRut(typed: string, rutDelAsesor: string): Promise<void> {
  const rut = normalizaRut(typed)
  if (rut === null) return
  if (rut === normalizaRut(rutDelAsesor)) throw refuseRut(prospectoMessages.rutDelAsesor)
  if (await call('validarTitularVigenteRut', { Rut: rut })) throw refuseRut(prospectoMessages.rutVigente)
}

/** The next appointment, when one was given; answers what went wrong with it, the prospect being saved by now. */
async function schedule(values: Values, prospectoId: number): Promise<string | null> {
  if (!values.citaFecha) return null
  const fechaHoraInicio = `${aDDMMYYYY(values.citaFecha).replaceAll('-', '/')} ${values.citaHora}:00`
  const cita = { prospectoId, fechaHoraInicio, duracionMinutos: values.citaDuracion ?? 0, comentario: '', estado: null }
  try {
    await call('agendarCita', cita)
    return null
  } catch (error) {
    return messageOf(error, agendaMessages.saveFailed.text)
  }
}

export interface Saved {
  readonly prospectoId: number
  /** Why the appointment was not made; null when it was, or none was asked for. */
  readonly citaProblem: string | null
}

/** Checks the rut, saves the prospect, then its next appointment. */
export async function saveProspect(values: Values, datos: Datos | null, rutDelAsesor: string): Promise<Saved> {
  if (normalizaRut(values.rut) !== (datos?.rut ?? null)) await checkRut(values.rut, rutDelAsesor)
  const { prospectoId } = await call('ingresarProspecto', payloadOf(values, datos))
  const citaProblem = await schedule(values, prospectoId)
  await Promise.all(
    ['obtenerProspectos', 'obtenerDatosProspecto', 'obtenerVenta', 'obtenerCitas'].map((read) =>
      queryClient.invalidateQueries({ queryKey: [read] }),
    ),
  )
  return { prospectoId, citaProblem }
}
