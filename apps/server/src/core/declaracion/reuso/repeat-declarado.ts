import { common } from '@alerce/contract/messages/common'
import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { note } from '../../base/bitacora/note.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { changeEtapaDS } from '../ds/change-etapa-ds.ts'
import { copyPersonas } from '../ds/copy-personas.ts'
import { findDeclaracion, lockPersona } from '../ds/read-model.ts'
import { copyEvaluacion } from '../evaluacion/copy-evaluacion.ts'
import { evaluateFinanciera } from '../evaluacion/motor/evaluate-financiera.ts'
import { copyRespuestas } from '../preguntas/copy-respuestas.ts'
import { type DeclaracionQueSirve, readDeclarado } from './read-declarado.ts'
import { hayOtraConContrato } from './read-model.ts'
import { saveTwice } from './repository.ts'

const razones = {
  familia: 'cambió el grupo familiar',
  declarado: 'lo declarado ya no sirve',
} as const

async function repeat(ctx: Context, sirve: DeclaracionQueSirve, id: number, prospecto: Prospecto): Promise<void> {
  const { id: reutilizaId, enviadaEn, folioPapel, fechaDS, preguntasTextoId, folio } = sirve.original
  const ids = await copyPersonas(ctx, reutilizaId, id, sirve.pares)
  await copyRespuestas(ctx, reutilizaId, id, ids)
  await copyEvaluacion(ctx, sirve.original, { id, prospectoId: prospecto.id })
  await saveTwice(ctx.tx, id, { reutilizaId, enviadaEn, folioPapel, fechaDS, preguntasTextoId })
  const declaracion = (await findDeclaracion(ctx.tx, id)) ?? refuse(common.notFound)
  await lockPersona(ctx.tx, prospecto)
  await changeEtapaDS(ctx, declaracion, 'resultado', { evento: 'dsReutilizada', detalle: `la de folio ${folio}` })
  await evaluateFinanciera(ctx, { ...declaracion, etapa: 'resultado' })
}

/**
 * Of a sale that came to reuse a declaration: its own one, just made, says what that one says and only its income is
 * evaluated. Where the family is another, or what was declared no longer holds, it is filled in as any other.
 */
export async function repeatDeclarado(ctx: Context, id: number, prospecto: Prospecto): Promise<void> {
  const sirve = await readDeclarado(ctx.tx, prospecto, true)
  if (sirve === null) return
  ensure(!(await hayOtraConContrato(ctx.tx, prospecto.id)), m.otraConContrato)
  if (typeof sirve === 'string') await note(ctx, prospecto.id, 'dsNoReutilizada', razones[sirve])
  else await repeat(ctx, sirve, id, prospecto)
}
