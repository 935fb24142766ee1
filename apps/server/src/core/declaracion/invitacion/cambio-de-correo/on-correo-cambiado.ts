import { addressOf } from '@alerce/contract/screens'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { direccionFirme, retenidaHasta } from '@alerce/domain/declaracion/invitacion/cambio-de-correo'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { marca } from '../../../../papeles/marca.ts'
import { newToken, tokenHash } from '../../../../platform/link-token.ts'
import { note } from '../../../base/bitacora/note.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { enqueueCorreo } from '../../../base/correos/send-correo.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import { listener } from '../../../listener.ts'
import { esCorreoDeUsuario } from '../../../postulacion/prospecto/ensure-correo-ajeno.ts'
import { correoCambiado } from '../../../postulacion/prospecto/events.ts'
import { ultimaInvitacion } from '../../ds/invitaciones/read-model.ts'
import { cambioDe } from './read-model.ts'
import { insertCambio, voidAllCodigos, voidCambios } from './repository.ts'

/** To the former address: nothing of the applicant is in it, and the new one is veiled. */
const texto = (nuevo: string, hasta: string, enlace: string): string => `Hola:

El correo de su invitación a la Declaración de Salud cambió de este a ${nuevo}. Desde ahora los códigos con que se firma llegan a ese correo.

Si usted pidió el cambio, confírmelo. Si no lo pidió, dígalo en la misma página y nada se firmará.

Responda si usted lo pidió:
${enlace}

Mientras no responda, la invitación queda detenida hasta el ${hasta}.

Isapre ${marca.nombre}
`

/**
 * Of somebody who was invited: the invitation waits, and the former address is asked. Put back, it goes on. Whoever sells
 * knows all the rest that is asked of an applicant, so their address is what keeps the signature theirs.
 */
export const onCorreoCambiado = listener(correoCambiado, async (ctx, { prospecto, nuevo }) => {
  const { tx, ahora } = ctx
  const { id: prospectoId, correo } = prospecto
  const invitacion = await ultimaInvitacion(tx, prospectoId)
  if (!invitacion || correo === '') return
  const anterior = direccionFirme(await cambioDe(tx, prospectoId), correo, ahora)
  await voidCambios(tx, prospectoId, ahora)
  await voidAllCodigos(tx, invitacion.id, ahora)
  const deQueAQue = `de ${correoVelado(correo)} a ${correoVelado(nuevo)}`
  if (nuevo === anterior) {
    await note(ctx, prospectoId, 'correoRepuesto', deQueAQue)
    return
  }
  const { horasDeCambioDeCorreo } = await parametrosAl(tx, ctx.hoy)
  const hasta = retenidaHasta(ahora, horasDeCambioDeCorreo)
  const token = newToken()
  const por = await firmaSobre(tx, ctx.actor, { prospectoId })
  await insertCambio(tx, { prospectoId, anterior, nuevo, tokenHash: tokenHash(token), por, creado: ahora, hasta })
  await note(ctx, prospectoId, 'correoCambiado', `${deQueAQue}, retenida hasta el ${fechaYHora(hasta)}`)
  // of a user it has no word: whoever sells would confirm their own change
  if (await esCorreoDeUsuario(ctx, anterior)) return
  const enlace = `${ctx.direccion}${addressOf('postulacion', 'cambioDeCorreo')}#enlace=${token}`
  const dice = texto(correoVelado(nuevo), fechaYHora(hasta), enlace)
  await enqueueCorreo(ctx, 'cambioDeCorreo', { prospectoId, asesorId: null, para: anterior, texto: dice, adjuntos: [] })
})
