import { common } from '@alerce/contract/messages/common'
import { autorizacionesMessages } from '@alerce/contract/messages/postulacion/autorizaciones'
import { solicitarAutorizacion } from '@alerce/contract/operations/postulacion/autorizaciones'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { anotar } from '../../base/bitacora/anotar.ts'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { exigirSolicitable } from './exigir-solicitable.ts'
import { asesorPorId, jefaturasDe } from './read-model.ts'
import { insertarSolicitud } from './repository.ts'

/** The advisor asks; every head of the team is told, on their screens at once. */
export const solicitarAutorizacionUseCase = useCase(solicitarAutorizacion, async (input, ctx) => {
  const { ProspectoID, Comentario, EjeRut } = input
  const prospecto = await editarProspecto(ctx, ProspectoID)
  const { id: prospectoId, asesorId } = prospecto
  const asesor = await asesorPorId(ctx.tx, asesorId)
  ensure(!EjeRut || normalizaRut(EjeRut) === asesor.rut, common.forbidden)
  await exigirSolicitable(ctx, prospecto)
  const jefaturas = await jefaturasDe(ctx.tx, asesorId)
  ensure(jefaturas.length > 0, autorizacionesMessages.sinJefatura)
  const nueva = {
    prospectoId,
    motivo: Comentario,
    solicitada: ctx.ahora,
    solicitadaPor: ctx.actor.kind === 'persona' ? ctx.actor.usuarioId : null,
  }
  ensure(await insertarSolicitud(ctx.tx, nueva), autorizacionesMessages.pendiente)
  await anotar(ctx, prospectoId, 'autorizacionSolicitada')
  for (const usuarioId of jefaturas) {
    await notificar(ctx, { usuarioId, prospectoId }, 'autorizacionSolicitada', asesor.nombre)
  }
  return null
})
