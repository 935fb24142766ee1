import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { contactoDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'

/** Mails what an advisor wrote, answered to them. The outbox keeps neither its subject nor its text. */
export async function sendMensaje(
  ctx: Context,
  { id: prospectoId, asesorId, correo }: Prospecto,
  { asunto, texto }: { readonly asunto: string; readonly texto: string },
): Promise<void> {
  const { nombre } = await contactoDe(ctx.tx, asesorId)
  const carta = { prospectoId, asesorId, para: correo, texto, adjuntos: [], reservado: { asunto } }
  await enqueueCorreo(ctx, 'mensajeDelAsesor', carta, nombreLegible(nombre))
}
