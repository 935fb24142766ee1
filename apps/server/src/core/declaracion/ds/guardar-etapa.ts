import { common } from '@alerce/contract/messages/common'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { Input } from '@alerce/contract/operation'
import { guardarEtapa } from '@alerce/contract/operations/declaracion/declaracion'
import { puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import { pideJuradas } from '@alerce/domain/declaracion/firma/juradas'
import { esDeQuienContesta } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { todasLasJuradas } from '../juradas/ensure-juradas.ts'
import { ensureParejaEnPie } from '../turno/ensure-pareja-en-pie.ts'
import { changeEtapaDS } from './change-etapa-ds.ts'
import { ensureScreen } from './check-pantalla.ts'
import { ensureQuienContesta, takeDeclaracion } from './edit-declaracion.ts'
import { etapaPorGuardar } from './events.ts'

/** Saves the stage of a screen that is complete. 'firma' is only announced: enviarDS does it (core rules, Stages). */
export async function saveEtapaOf(ctx: Context, { identificador, etapa, subetapa }: Input<typeof guardarEtapa>) {
  const { declaracion, prospecto } = await takeDeclaracion(ctx, { identificador })
  const igual = declaracion.etapa === etapa && (!subetapa || declaracion.subetapa === subetapa)
  // of an electronic sale its papers were mailed, and it waits for the signature
  const yaEnviados = etapa === 'resumenCotizacion' && declaracion.etapa === 'firmaDocumentos'
  if (igual || yaEnviados) return { etapa: declaracion.etapa }
  if (esDeQuienContesta(etapa)) ensureQuienContesta(declaracion)
  await ensureParejaEnPie(ctx.tx, prospecto)
  ensure(puedeGuardarEtapaDS(declaracion.etapa, etapa), common.stageJump)
  await ensureScreen(ctx, declaracion.id, etapa, declaracionMessages.etapaIncompleta)
  if (pideJuradas(etapa)) ensure(await todasLasJuradas(ctx, declaracion.id), declaracionMessages.etapaIncompleta)
  await ctx.raise(etapaPorGuardar, { declaracionId: declaracion.id, etapa })
  if (etapa === 'firma') return { etapa: declaracion.etapa }
  await changeEtapaDS(ctx, declaracion, etapa, { subetapa: subetapa ?? '' })
  return { etapa }
}

export const guardarEtapaUseCase = useCase(guardarEtapa, (input, ctx) => saveEtapaOf(ctx, input))
