import { common } from '@alerce/contract/messages/common'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import { drawToOpen, type JuradaDibujada } from './draw-jurada.ts'
import { leaveOpen } from './leave-open.ts'
import { declaracionDePersona } from './read-model.ts'
import { takeJurada } from './take-jurada.ts'

interface Pedida {
  /** The medical charge. */
  readonly id: number
}

/** The declaration of one, as the advisor of a manual sale reads it for the holder. */
export async function readDeCarga(ctx: Context, { id }: Pedida) {
  const identificador = (await declaracionDePersona(ctx.tx, id)) ?? refuse(common.notFound)
  return (await readDeclaracionClinica(ctx, { identificador })).declaracion
}

/** Before the transaction: draws the one that is to be opened. */
export const drawDeCarga = async (pedida: Pedida, ctx: Context) =>
  drawToOpen(ctx, await readDeCarga(ctx, pedida), pedida.id)

/** In it: the advisor opens one for the holder. */
export async function openDeCarga({ id }: Pedida, ctx: Context, dibujada: JuradaDibujada | null) {
  const identificador = (await declaracionDePersona(ctx.tx, id)) ?? refuse(common.notFound)
  const { declaracion, jurada } = await takeJurada(ctx, { identificador, personaId: id })
  return { declaracion, jurada, archivoId: await leaveOpen(ctx, declaracion, jurada, dibujada) }
}
