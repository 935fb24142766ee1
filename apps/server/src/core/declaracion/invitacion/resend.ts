import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { minutosDeLaCarta } from '@alerce/domain/base/correos/entrega'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { invitacionesPorDia } from '@alerce/domain/declaracion/invitacion/enlace'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { DeclaracionDeProspecto } from '../ds/read-declaracion.ts'
import { ensureCorreoQueFirma } from './cambio-de-correo/ensure-correo-que-firma.ts'
import { enlacesDesde, ultimoEnlaceEnviado } from './read-model.ts'
import { sendInvitacion } from './send-invitacion.ts'
import { sendSeguimiento } from './send-seguimiento.ts'

/** One more letter, some times a day: of a declaration that was sent it leads to its result. */
export async function resend(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto) {
  const { tx, ahora } = ctx
  const de = { declaracionId: declaracion.id, llevaA: 'postulacion' } as const
  ensure(prospecto.correo, m.sinCorreo)
  await ensureCorreoQueFirma(ctx, prospecto)
  const desde = new Date(Date.parse(ahora) - DIA_MS).toISOString()
  ensure((await enlacesDesde(tx, { ...de, origen: 'correo', desde })) < invitacionesPorDia, m.demasiadas)
  const seEnvio =
    declaracion.enviadaEn === null
      ? await sendInvitacion(ctx, declaracion.id, prospecto)
      : await sendSeguimiento(ctx, declaracion.id, prospecto, { pedida: true })
  const ultimo = await ultimoEnlaceEnviado(tx, declaracion.id, 'postulacion')
  if (seEnvio || !ultimo) return { resultado: 'enviada' as const }
  return { resultado: 'recienEnviada' as const, ...minutosDeLaCarta(ultimo.creado, ahora) }
}
