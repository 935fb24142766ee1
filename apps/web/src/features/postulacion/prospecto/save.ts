import type { MessageDefinition } from '@alerce/contract/messages/message'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { call } from '../../../lib/api/call.ts'
import { ApiRefusal } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { refreshAfter } from '../../../lib/refresh.ts'
import { agendar, type Pendiente } from './cita.ts'
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

export interface Saved {
  readonly prospectoId: number
  /** The appointment that could not be made; null when it was, or none was asked for. */
  readonly pendiente: Pendiente | null
}

interface Guardar {
  readonly values: Values
  readonly datos: Datos | null
  readonly rutDelAsesor: string
  /** The appointment goes over another on purpose. */
  readonly permiteTope: boolean
}

/** Checks the rut, saves the prospect, then its next appointment. */
export async function saveProspect({ values, datos, rutDelAsesor, permiteTope }: Guardar): Promise<Saved> {
  const conRut = values.tipoDocumento !== 'P'
  if (conRut && normalizaRut(values.rut) !== (datos?.rut ?? null)) await checkRut(values.rut, rutDelAsesor)
  const { prospectoId } = await call('ingresarProspecto', payloadOf(values, datos))
  const pendiente = await agendar(values, prospectoId, permiteTope)
  await refreshAfter(queryClient, 'ingresarProspecto', 'agendarCita')
  return { prospectoId, pendiente }
}
