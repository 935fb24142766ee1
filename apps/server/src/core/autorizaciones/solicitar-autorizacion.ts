import { antecedentesMessages } from '@alerce/contract/messages/antecedentes'
import { common } from '@alerce/contract/messages/common'
import { autorizacionesMessages } from '@alerce/contract/messages/postulacion/autorizaciones'
import { solicitarAutorizacion } from '@alerce/contract/operations/postulacion/autorizaciones'
import { faltaParaSolicitar } from '@alerce/domain/autorizacion/autorizacion'
import { esReutilizable } from '@alerce/domain/declaracion/reutilizar'
import { normalizaRut } from '@alerce/domain/persona/rut'
import { publicar } from '../../avisos/repository.ts'
import { anotar } from '../bitacora/anotar.ts'
import { declaracionVivaDe } from '../declaracion/read-model.ts'
import { notificar } from '../notificaciones/notificar.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { empleadoresDe, type Prospecto } from '../prospecto/read-model.ts'
import { ensure, refuse } from '../refusal.ts'
import { type Context, useCase } from '../use-case.ts'
import { asesorPorId, jefaturasDe, ultimaAutorizacion } from './read-model.ts'
import { insertarSolicitud } from './repository.ts'

/** Whether what was declared may serve for another sale (core rules, Reuse of a DS). */
async function laDSEsReutilizable({ tx, ahora }: Context, prospectoId: number): Promise<boolean> {
  const ds = await declaracionVivaDe(tx, prospectoId)
  return ds !== null && esReutilizable({ ...ds, enviada: ds.enviadaEn }, ahora)
}

async function exigirQuePueda(ctx: Context, { id, activo, estado, etapa }: Prospecto): Promise<void> {
  ensure(activo, antecedentesMessages.inactivo)
  const { tx } = ctx
  const psaEstado = (await ultimaAutorizacion(tx, id))?.estado ?? null
  const tipos = (await empleadoresDe(tx, id)).map(({ tipoTrabajador }) => tipoTrabajador)
  const dsEsReutilizable = await laDSEsReutilizable(ctx, id)
  const falta = faltaParaSolicitar({ psaEstado, tipos, estado, etapa, dsEsReutilizable })
  if (falta) refuse(autorizacionesMessages[falta])
}

/** The advisor asks; every head of the team is told, on their screens at once. */
export const solicitarAutorizacionUseCase = useCase(solicitarAutorizacion, async (input, ctx) => {
  const { ProspectoID, Comentario, EjeRut } = input
  const prospecto = await editarProspecto(ctx, ProspectoID)
  const { id: prospectoId, asesorId } = prospecto
  const asesor = await asesorPorId(ctx.tx, asesorId)
  ensure(!EjeRut || normalizaRut(EjeRut) === asesor.rut, common.forbidden)
  await exigirQuePueda(ctx, prospecto)
  const jefaturas = await jefaturasDe(ctx.tx, asesorId)
  ensure(jefaturas.length > 0, autorizacionesMessages.sinJefatura)
  const nueva = {
    prospecto_id: prospectoId,
    motivo: Comentario,
    solicitada: ctx.ahora,
    solicitada_por: ctx.actor.kind === 'persona' ? ctx.actor.usuarioId : null,
  }
  ensure(await insertarSolicitud(ctx.tx, nueva), autorizacionesMessages.pendiente)
  await anotar(ctx, prospectoId, 'autorizacionSolicitada')
  const mensaje = `${asesor.nombre} solicita una autorización.`
  for (const usuarioId of jefaturas) await notificar(ctx, { usuarioId, prospectoId, tipo: 'solicitud', mensaje })
  await publicar(ctx.tx, { tema: 'autorizacion', prospectoId, asesorId })
  return null
})
