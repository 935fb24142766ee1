import { common } from '@alerce/contract/messages/common'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { Input } from '@alerce/contract/operation'
import { guardarEtapa } from '@alerce/contract/operations/declaracion/declaracion'
import { puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import { pideJuradas } from '@alerce/domain/declaracion/firma/juradas'
import { esDeQuienContesta } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { todasLasJuradas } from '../juradas/exigir-juradas.ts'
import { exigirParejaEnPie } from '../turno/exigir-pareja-en-pie.ts'
import { cambiarEtapaDS } from './cambiar-etapa-ds.ts'
import { exigirQuienContesta, tomarDeclaracion } from './editar-declaracion.ts'
import { etapaPorGuardar } from './events.ts'
import { exigirPantalla } from './revisar-pantalla.ts'

/** Saves the stage of a screen that is complete. 'firma' is only announced: enviarDS does it (core rules, Stages). */
export async function guardarEtapaDe(ctx: Context, { identificador, etapa, subetapa }: Input<typeof guardarEtapa>) {
  const { declaracion, prospecto } = await tomarDeclaracion(ctx, { identificador })
  const igual = declaracion.etapa === etapa && (!subetapa || declaracion.subetapa === subetapa)
  // of an electronic sale its papers were mailed, and it waits for the signature
  const yaEnviados = etapa === 'resumenCotizacion' && declaracion.etapa === 'firmaDocumentos'
  if (igual || yaEnviados) return { etapa: declaracion.etapa }
  if (esDeQuienContesta(etapa)) exigirQuienContesta(declaracion)
  await exigirParejaEnPie(ctx.tx, prospecto)
  ensure(puedeGuardarEtapaDS(declaracion.etapa, etapa), common.stageJump)
  await exigirPantalla(ctx, declaracion.id, etapa, declaracionMessages.etapaIncompleta)
  if (pideJuradas(etapa)) ensure(await todasLasJuradas(ctx, declaracion.id), declaracionMessages.etapaIncompleta)
  await ctx.raise(etapaPorGuardar, { declaracionId: declaracion.id, etapa })
  if (etapa === 'firma') return { etapa: declaracion.etapa }
  await cambiarEtapaDS(ctx, declaracion, etapa, { subetapa: subetapa ?? '' })
  return { etapa }
}

export const guardarEtapaUseCase = useCase(guardarEtapa, (input, ctx) => guardarEtapaDe(ctx, input))
