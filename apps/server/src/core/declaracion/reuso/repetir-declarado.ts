import { common } from '@alerce/contract/messages/common'
import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { anotar } from '../../base/bitacora/anotar.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cambiarEtapaDS } from '../declaracion/cambiar-etapa-ds.ts'
import { copiarPersonas } from '../declaracion/copiar-personas.ts'
import { bloquearPersona, buscarDeclaracion } from '../declaracion/read-model.ts'
import { copiarEvaluacion } from '../evaluacion/copiar-evaluacion.ts'
import { evaluarFinanciera } from '../evaluacion/motor/evaluar-financiera.ts'
import { copiarRespuestas } from '../preguntas/copiar-respuestas.ts'
import { type DeclaracionQueSirve, leerDeclarado } from './leer-declarado.ts'
import { hayOtraConContrato } from './read-model.ts'
import { guardarRepetida } from './repository.ts'

const razones = {
  familia: 'cambió el grupo familiar',
  declarado: 'lo declarado ya no sirve',
} as const

async function repetir(ctx: Context, sirve: DeclaracionQueSirve, id: number, prospecto: Prospecto): Promise<void> {
  const { id: reutilizaId, enviadaEn, folioPapel, fechaDS, preguntasTextoId, folio } = sirve.original
  const ids = await copiarPersonas(ctx, reutilizaId, id, sirve.pares)
  await copiarRespuestas(ctx, reutilizaId, id, ids)
  await copiarEvaluacion(ctx, sirve.original, { id, prospectoId: prospecto.id })
  await guardarRepetida(ctx.tx, id, { reutilizaId, enviadaEn, folioPapel, fechaDS, preguntasTextoId })
  const declaracion = (await buscarDeclaracion(ctx.tx, id)) ?? refuse(common.notFound)
  await bloquearPersona(ctx.tx, prospecto)
  await cambiarEtapaDS(ctx, declaracion, 'resultado', { evento: 'dsReutilizada', detalle: `la de folio ${folio}` })
  await evaluarFinanciera(ctx, { ...declaracion, etapa: 'resultado' })
}

/**
 * Of a sale that came to reuse a declaration: its own one, just made, says what that one says and only its income is
 * evaluated. Where the family is another, or what was declared no longer holds, it is filled in as any other.
 */
export async function repetirDeclarado(ctx: Context, id: number, prospecto: Prospecto): Promise<void> {
  const sirve = await leerDeclarado(ctx.tx, prospecto, true)
  if (sirve === null) return
  ensure(!(await hayOtraConContrato(ctx.tx, prospecto.id)), m.otraConContrato)
  if (typeof sirve === 'string') await anotar(ctx, prospecto.id, 'dsNoReutilizada', razones[sirve])
  else await repetir(ctx, sirve, id, prospecto)
}
