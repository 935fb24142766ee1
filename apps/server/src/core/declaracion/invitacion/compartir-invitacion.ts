import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { compartirInvitacion } from '@alerce/contract/operations/declaracion/invitacion'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { enlacesCompartidosPorDia } from '@alerce/domain/declaracion/invitacion/enlace'
import { note } from '../../base/bitacora/note.ts'
import { ensureContacto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takeInvitacionViva } from '../ds/invitaciones/take-invitacion-viva.ts'
import { ensureCorreoQueFirma } from './cambio-de-correo/ensure-correo-que-firma.ts'
import { nuevoEnlace, saveEnlace } from './create-enlace.ts'
import { enlacesDesde } from './read-model.ts'

/** Beside the mailed one, which goes on working: the applicant may come by either. */
export const compartirInvitacionUseCase = useCase(compartirInvitacion, async ({ prospectoId }, ctx) => {
  const { prospecto, declaracion } = await takeInvitacionViva(ctx, prospectoId)
  ensureContacto(prospecto)
  ensure(declaracion.etapa !== 'bloqueado', m.rechazada)
  await ensureCorreoQueFirma(ctx, prospecto)
  const ayer = new Date(Date.parse(ctx.ahora) - DIA_MS).toISOString()
  const mostrados = { declaracionId: declaracion.id, origen: 'compartido', llevaA: 'postulacion', desde: ayer } as const
  const hoy = await enlacesDesde(ctx.tx, mostrados)
  ensure(hoy < enlacesCompartidosPorDia, m.demasiadosEnlaces)
  await note(ctx, prospecto.id, 'invitacionCompartida')
  const nuevo = nuevoEnlace(ctx, 'postulacion')
  await saveEnlace(ctx, declaracion.id, nuevo, 'compartido')
  return { enlace: nuevo.enlace, vence: nuevo.vence }
})
