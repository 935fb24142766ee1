import { common } from '@alerce/contract/messages/common'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { dejarAbierta } from './dejar-abierta.ts'
import { dibujarPorAbrir, type JuradaDibujada } from './dibujar-jurada.ts'
import { declaracionDePersona } from './read-model.ts'
import { tomarJurada } from './tomar-jurada.ts'

interface Pedida {
  /** The medical charge. */
  readonly id: number
}

/** The declaration of one, as the advisor of a manual sale reads it for the holder. */
export async function leerDeCarga(ctx: Context, { id }: Pedida) {
  const identificador = (await declaracionDePersona(ctx.tx, id)) ?? refuse(common.notFound)
  return (await leerDeclaracionClinica(ctx, { identificador })).declaracion
}

/** Before the transaction: draws the one that is to be opened. */
export const dibujarDeCarga = async (pedida: Pedida, ctx: Context) =>
  dibujarPorAbrir(ctx, await leerDeCarga(ctx, pedida), pedida.id)

/** In it: the advisor opens one for the holder. */
export async function abrirDeCarga({ id }: Pedida, ctx: Context, dibujada: JuradaDibujada | null) {
  const identificador = (await declaracionDePersona(ctx.tx, id)) ?? refuse(common.notFound)
  const { declaracion, jurada } = await tomarJurada(ctx, { identificador, personaId: id })
  return { declaracion, jurada, archivoId: await dejarAbierta(ctx, declaracion, jurada, dibujada) }
}
