import { common } from '@alerce/contract/messages/common'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { autorizacionesMessages } from '@alerce/contract/messages/postulacion/autorizaciones'
import { solicitarAutorizacion } from '@alerce/contract/operations/postulacion/autorizaciones'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { faltaParaSolicitar } from '@alerce/domain/postulacion/autorizacion'
import { note } from '../../base/bitacora/note.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { editProspecto } from '../prospecto/policy.ts'
import { empleadoresDe, type Prospecto } from '../prospecto/read-model.ts'
import { asesorPorId, jefaturasDe, ultimaAutorizacion } from './read-model.ts'
import { insertSolicitud } from './repository.ts'

/** Refuses an authorization request unless the prospect is active and its quote still open. */
async function ensureSolicitable(ctx: Context, { id, activo, estado, etapa }: Prospecto): Promise<void> {
  ensure(activo, antecedentesMessages.inactivo)
  const { tx } = ctx
  const psaEstado = (await ultimaAutorizacion(tx, id))?.estado ?? null
  const tipos = (await empleadoresDe(tx, id)).map(({ tipoTrabajador }) => tipoTrabajador)
  const falta = faltaParaSolicitar({ psaEstado, tipos, estado, etapa })
  if (falta) refuse(autorizacionesMessages[falta])
}

/** Requests an authorization; every head of the team is notified at once. */
export const solicitarAutorizacionUseCase = useCase(solicitarAutorizacion, async (input, ctx) => {
  const { ProspectoID, Comentario, EjeRut } = input
  const prospecto = await editProspecto(ctx, ProspectoID)
  const { id: prospectoId, asesorId } = prospecto
  const asesor = await asesorPorId(ctx.tx, asesorId)
  ensure(!EjeRut || normalizaRut(EjeRut) === asesor.rut, common.forbidden)
  await ensureSolicitable(ctx, prospecto)
  const jefaturas = await jefaturasDe(ctx.tx, asesorId)
  ensure(jefaturas.length > 0, autorizacionesMessages.sinJefatura)
  const nueva = {
    prospectoId,
    motivo: Comentario,
    solicitada: ctx.ahora,
    solicitadaPor: ctx.actor.kind === 'persona' ? ctx.actor.usuarioId : null,
  }
  const autorizacionId = (await insertSolicitud(ctx.tx, nueva)) ?? refuse(autorizacionesMessages.pendiente)
  await note(ctx, prospectoId, 'autorizacionSolicitada')
  for (const usuarioId of jefaturas) {
    await notify(ctx, { usuarioId, prospectoId, autorizacionId }, 'autorizacionSolicitada', asesor.nombre)
  }
  return null
})
