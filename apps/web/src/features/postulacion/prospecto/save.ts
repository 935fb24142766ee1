import { call } from '../../../lib/api/call.ts'
import { changesOf } from '../../../lib/drafts/changes.ts'
import { saveDraft } from '../../../lib/drafts/drafts.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { refreshAfter } from '../../../lib/refresh.ts'
import type { DatosDeProspecto } from '../../../lib/sale/prospecto.ts'
import { agendar, type CitaGuardada } from './cita.ts'
import { payloadOf, type Values } from './values.ts'

export interface Saved extends CitaGuardada {
  readonly prospectoId: number
}

interface Guardar {
  readonly values: Values
  readonly datos: DatosDeProspecto | null
  /** The appointment goes over another on purpose. */
  readonly permiteTope: boolean
}

/** The form of the saved prospect takes what was typed while it was being saved. */
export async function handOver(prospectoId: number, guardado: Values, typed: Values): Promise<void> {
  const changes = changesOf({ ...guardado }, { ...typed })
  if (changes.length > 0) await saveDraft(`prospecto:${prospectoId}`, changes).catch(() => undefined)
}

/** Saves the prospect, whose rut the server checks (spec 1 §5), then its next appointment: one stands without the other. */
export async function saveProspect({ values, datos, permiteTope }: Guardar): Promise<Saved> {
  const { prospectoId } = await call('ingresarProspecto', payloadOf(values, datos))
  const pendiente = await agendar(values, prospectoId, permiteTope)
  await refreshAfter(queryClient, 'ingresarProspecto', 'agendarCita')
  return { prospectoId, pendiente, agendada: values.citaFecha && !pendiente ? values : null }
}
