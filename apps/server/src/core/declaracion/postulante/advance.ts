import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { type EtapaDS, haLlegado } from '@alerce/domain/declaracion/etapas'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { changeEtapaDS } from '../ds/change-etapa-ds.ts'
import { pantallaCompleta } from '../ds/check-pantalla.ts'
import { etapaPorGuardar } from '../ds/events.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { ultimaConstancia } from '../invitacion/read-model.ts'

/** Moves the declaration to the next stage whose screen is complete; whoever is asked for something there may refuse. */
export async function moveTo(ctx: Context, declaracion: Declaracion, hasta: EtapaDS): Promise<Declaracion> {
  await ctx.raise(etapaPorGuardar, { declaracionId: declaracion.id, etapa: hasta })
  await changeEtapaDS(ctx, declaracion, hasta)
  return { ...declaracion, etapa: hasta }
}

const siguiente: Partial<Record<EtapaDS, EtapaDS>> = {
  consideraciones: 'cotizante',
  cotizante: 'beneficiarios',
  beneficiarios: 'preguntas',
}

/** After each answer: the declaration is where what was answered lets it be. */
export async function advance(ctx: Context, declaracion: Declaracion): Promise<void> {
  const hasta = siguiente[declaracion.etapa]
  if (!hasta || !(await pantallaCompleta(ctx, declaracion.id, hasta))) return
  await advance(ctx, await moveTo(ctx, declaracion, hasta))
}

/**
 * Takes the declaration to where its persons and answers may be changed: from a summary it goes back to the questions.
 * Before the considerations are accepted nothing of it is answered (422).
 */
export async function openToAnswer(ctx: Context, declaracion: Declaracion): Promise<Declaracion> {
  const acepto = (await ultimaConstancia(ctx.tx, declaracion.id, 'consideraciones')) !== null
  const empieza = declaracion.etapa === 'consideraciones' && acepto
  ensure(empieza || haLlegado(declaracion.etapa, 'cotizante'), m.otroPaso)
  if (!haLlegado(declaracion.etapa, 'resumenAntecedentes')) return declaracion
  await changeEtapaDS(ctx, declaracion, 'preguntas')
  return { ...declaracion, etapa: 'preguntas' }
}
