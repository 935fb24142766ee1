import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { adjuntoQuePide } from '@alerce/domain/declaracion/adjuntos'
import {
  type CodigoDeCierre,
  etapaAlCerrar,
  juzgaCierre,
  type ResultadoDS,
} from '@alerce/domain/declaracion/evaluacion'
import { seDevuelve } from '@alerce/domain/declaracion/retencion'
import { publish } from '../../../avisos/repository.ts'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { changeEtapaDS } from '../ds/change-etapa-ds.ts'
import { declaracionAceptada, declaracionDenegada, declaracionInsuficiente } from '../ds/events.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { refreshEstado } from '../ds/refresh-estado.ts'
import { adjuntosDesde, ultimoPaso } from './read-model.ts'
import { saveEvaluacion } from './record-resultado.ts'
import { saveAceptacion, saveResultado } from './repository.ts'

/** Evaluated declaration with its closing. */
interface CierrePedido {
  readonly evaluada: Declaracion & { readonly resultado: ResultadoDS }
  readonly codigo: CodigoDeCierre
  readonly acepta: boolean | null
}

/**
 * Closing of an evaluated declaration; null: already closed this way. Refused (422) when the code does not fit the
 * result.
 */
export async function judgeCierre(
  { tx }: Context,
  declaracion: Declaracion,
  codigo: CodigoDeCierre,
  acepta: boolean | null,
): Promise<CierrePedido | null> {
  const { resultado } = declaracion
  ensure(resultado !== null, m.sinResultado)
  const evaluada = { ...declaracion, resultado }
  const paso = await ultimoPaso(tx, declaracion.id)
  const juicio = juzgaCierre({ ...evaluada, reenviada: paso?.reenvio ? paso.clase : null }, codigo, acepta)
  if (juicio === 'hecho') return null
  if (juicio === 'contrario') refuse(m.cierreContrario)
  ensure(juicio === 'cierra', m.cierreImposible)
  return { evaluada, codigo, acepta }
}

/** Queue and result that a declaration returns to with the requested background. */
const vuelta = {
  3: { clase: 'medica', resultado: 0 },
  7: { clase: 'financiera', resultado: 6 },
} as const satisfies Partial<Record<ResultadoDS, { clase: string; resultado: ResultadoDS }>>

/** Returns the case to its queue with the requested background; refused without a file since the request. */
async function resendAntecedentes(
  ctx: Context,
  declaracion: Declaracion & { readonly resultado: keyof typeof vuelta },
): Promise<void> {
  const { id, prospectoId, resultado: pedido } = declaracion
  const { clase, resultado } = vuelta[pedido]
  const tipo = adjuntoQuePide(pedido)
  const paso = await ultimoPaso(ctx.tx, id)
  const llegados = tipo && paso ? await adjuntosDesde(ctx.tx, id, tipo, paso.en) : []
  ensure(llegados.length > 0, m.sinAntecedentes)
  const por = await firmaSobre(ctx.tx, ctx.actor, { prospectoId })
  await saveEvaluacion(ctx, id, { clase, resultado, motivos: ['antecedentes recibidos'], por, reenvio: true })
  await saveResultado(ctx.tx, id, resultado)
  await note(ctx, prospectoId, 'antecedentesReenviados')
  await refreshEstado(ctx, prospectoId)
  await publish(ctx.tx, { tema: 'cola' })
}

/** Closes the declaration, or sends its background back to the requesting queue (core rules, Finish codes). */
export async function closeEvaluada(ctx: Context, { evaluada, codigo, acepta }: CierrePedido): Promise<void> {
  const { id, resultado } = evaluada
  if (resultado === 3 || resultado === 7) {
    await resendAntecedentes(ctx, { ...evaluada, resultado })
    return
  }
  if (resultado === 2) await saveAceptacion(ctx.tx, id, acepta ?? false)
  const etapa = etapaAlCerrar(codigo, acepta ?? false)
  await changeEtapaDS(ctx, evaluada, etapa, { evento: 'dsFinalizada' })
  if (etapa === 'noVigente') await ctx.raise(declaracionInsuficiente, evaluada)
  if (seDevuelve(etapa)) await ctx.raise(declaracionDenegada, { ...evaluada, etapa })
  if (etapa === 'dsFinalizada') await ctx.raise(declaracionAceptada, evaluada)
}
