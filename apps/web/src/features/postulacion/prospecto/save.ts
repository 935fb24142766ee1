import { call } from '../../../lib/api/call.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { refreshAfter } from '../../../lib/refresh.ts'
import { agendar, type Pendiente } from './cita.ts'
import { type DatosDeProspecto, payloadOf, type Values } from './values.ts'

export interface Saved {
  readonly prospectoId: number
  /** The appointment that could not be made; null when it was, or none was asked for. */
  readonly pendiente: Pendiente | null
}

interface Guardar {
  readonly values: Values
  readonly datos: DatosDeProspecto | null
  /** The appointment goes over another on purpose. */
  readonly permiteTope: boolean
}

/** Saves the prospect, whose rut the server checks (spec 1 §5), then its next appointment: one stands without the other. */
export async function saveProspect({ values, datos, permiteTope }: Guardar): Promise<Saved> {
  const { prospectoId } = await call('ingresarProspecto', payloadOf(values, datos))
  const pendiente = await agendar(values, prospectoId, permiteTope)
  await refreshAfter(queryClient, 'ingresarProspecto', 'agendarCita')
  return { prospectoId, pendiente }
}
