import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import type { Context } from '../../use-case.ts'

/** Scheduled job that closes unused accounts, and author of the closing in the log. */
export const RONDA_SIN_USO = 'cerrar-sin-uso'

export const textoPorCerrar = (nombres: string, dia: string, direccion: string) => `Hola, ${nombreLegible(nombres)}:

Hace tiempo que usted no ingresa al Panel del Asesor. Si no ingresa antes, su cuenta se cierra el ${dia}.

Ingrese en:
${direccion}/dashboard
`

const textoCerrada = (nombres: string) => `Hola, ${nombreLegible(nombres)}:

Su cuenta del Panel del Asesor se cerró porque no se usaba. Lo que usted tenía abierto lo ve su jefatura.

Si la necesita otra vez, pídale al administrador que la active.
`

/** Letter about the closing, in its transaction, where the job for unused accounts did it. */
export async function writeCerrada(
  ctx: Context,
  { correo, nombres }: { readonly correo: string; readonly nombres: string },
): Promise<void> {
  if (ctx.actor.kind !== 'sistema' || ctx.actor.mando !== RONDA_SIN_USO) return
  const carta = { prospectoId: null, asesorId: null, para: correo, adjuntos: [], texto: textoCerrada(nombres) }
  await enqueueCorreo(ctx, 'cuentaCerrada', carta)
}
