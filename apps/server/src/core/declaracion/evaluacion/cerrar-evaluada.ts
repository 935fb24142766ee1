import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import {
  type CodigoDeCierre,
  etapaAlCerrar,
  juzgaCierre,
  type ResultadoDS,
} from '@alerce/domain/declaracion/evaluacion'
import { seDevuelve } from '@alerce/domain/declaracion/retencion'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cambiarEtapaDS } from '../declaracion/cambiar-etapa-ds.ts'
import { declaracionAceptada, declaracionDenegada, declaracionInsuficiente } from '../declaracion/events.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { ultimoPaso } from './read-model.ts'
import { guardarAceptacion } from './repository.ts'
import { reenviarAntecedentes } from './revision/reenviar-antecedentes.ts'

/** An evaluated declaration and how it is to be closed. */
export interface CierrePedido {
  readonly evaluada: Declaracion & { readonly resultado: ResultadoDS }
  readonly codigo: CodigoDeCierre
  readonly acepta: boolean | null
}

/** What closing it comes to; null: it was done before, and changes nothing. Refused (422) where it does not fit. */
export async function juzgarCierre(
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

/** Closes it, or sends its background back to the queue that asked for it (core rules, Finish codes). */
export async function cerrarEvaluada(ctx: Context, { evaluada, codigo, acepta }: CierrePedido): Promise<void> {
  const { id, resultado } = evaluada
  if (resultado === 3 || resultado === 7) {
    await reenviarAntecedentes(ctx, { ...evaluada, resultado })
    return
  }
  if (resultado === 2) await guardarAceptacion(ctx.tx, id, acepta ?? false)
  const etapa = etapaAlCerrar(codigo, acepta ?? false)
  await cambiarEtapaDS(ctx, evaluada, etapa, { evento: 'dsFinalizada' })
  if (etapa === 'noVigente') await ctx.raise(declaracionInsuficiente, evaluada)
  if (seDevuelve(etapa)) await ctx.raise(declaracionDenegada, { ...evaluada, etapa })
  if (etapa === 'dsFinalizada') await ctx.raise(declaracionAceptada, evaluada)
}
