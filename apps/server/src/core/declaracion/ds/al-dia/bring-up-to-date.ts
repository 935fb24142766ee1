import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { note } from '../../../base/bitacora/note.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { evaluateAgain } from '../../evaluacion/motor/evaluate-again.ts'
import { changeEtapaDS } from '../change-etapa-ds.ts'
import { type Declaracion, declaracionVivaDe } from '../read-model.ts'
import { equalizePersonas, porDeclarar } from './equalize-personas.ts'
import { markReabierta } from './repository.ts'

/** Updates the persons of an unsigned declaration and sends it back to the stages to repeat. */
async function correct(ctx: Context, declaracion: Declaracion, prospecto: Prospecto): Promise<void> {
  const { cambiaron, otroTitular } = await equalizePersonas(ctx, declaracion, prospecto)
  // With another holder, equalizePersonas already sent it back to the start
  if (!cambiaron || otroTitular) return
  if (haLlegado(declaracion.etapa, 'preguntas')) await changeEtapaDS(ctx, declaracion, 'beneficiarios')
}

/** Reopens a sent declaration that lacks persons of the sale: it is filled in, signed and evaluated again. */
async function reopen(ctx: Context, declaracion: Declaracion, prospecto: Prospecto, razones: string[]): Promise<void> {
  await equalizePersonas(ctx, declaracion, prospecto)
  await markReabierta(ctx.tx, declaracion.id, ctx.ahora)
  await note(ctx, declaracion.prospectoId, 'dsReabierta', razones.join(' y '))
  await changeEtapaDS(ctx, declaracion, 'beneficiarios')
}

/**
 * Applies a confirmed update to the declaration (core rules, UPD). An unsent one takes the new persons. A sent one is
 * reopened for a new person, or for another birth date or sex; otherwise only the income is evaluated again.
 */
export async function bringUpToDate(ctx: Context, prospecto: Prospecto): Promise<void> {
  const declaracion = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!declaracion) return
  if (declaracion.enviadaEn === null) return await correct(ctx, declaracion, prospecto)
  const razones = await porDeclarar(ctx, declaracion.id, prospecto)
  if (razones.length > 0) return await reopen(ctx, declaracion, prospecto, razones)
  await evaluateAgain(ctx, declaracion)
}
