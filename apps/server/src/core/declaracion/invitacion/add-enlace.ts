import type { Carta } from '@alerce/contract/catalogos/base/cartas'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { type EnlaceDeInvitacion, nuevoEnlace, saveEnlace } from './create-enlace.ts'
import type { EnlaceOrigen } from './read-model.ts'
import type { EnvioEnCurso } from './send-enlace.ts'

interface EnlaceMas {
  readonly carta: Extract<Carta, 'recordatorioDS' | 'turnoDeFirma'>
  readonly origen: EnlaceOrigen
  readonly declaracionId: number
  readonly prospecto: Pick<Prospecto, 'id' | 'asesorId' | 'correo'>
  /** Its end (ISO instant), where it lives no longer than those before. */
  readonly vence?: string
  readonly texto: (enlace: EnlaceDeInvitacion) => string
}

/** Mails one more link to an invitation: those before go on opening, and who is in the middle of it is not disturbed. */
export async function addEnlace(ctx: EnvioEnCurso, mas: EnlaceMas): Promise<void> {
  const { carta, origen, declaracionId, prospecto, vence, texto } = mas
  const uno = nuevoEnlace(ctx, 'postulacion')
  const nuevo = vence === undefined ? uno : { ...uno, vence }
  const para = { prospectoId: prospecto.id, asesorId: prospecto.asesorId, para: prospecto.correo }
  await enqueueCorreo(ctx, carta, { ...para, texto: texto(nuevo), adjuntos: [] })
  await saveEnlace(ctx, declaracionId, nuevo, origen)
}
