import { admiteEnlaceDeMandato } from '@alerce/domain/contrato/enlace-mandato'
import { SISTEMA } from '../../actor.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { voidEnlaces } from './postulante/repository-enlace.ts'
import { algunoPagaConMandato } from './read-model.ts'
import { endMandato } from './repository.ts'
import { sendEnlace } from './send-enlace.ts'

/**
 * The amount is another: a mandate, or the link to one, is for nothing any more and is asked for again, at once where the
 * declaration is accepted and else when it is. Tells whether there was any.
 */
export async function redoMandato(ctx: Context, ds: Declaracion, postulante: Prospecto): Promise<boolean> {
  const mandato = await endMandato(ctx.tx, ds.id, { en: ctx.ahora, por: SISTEMA })
  const enlace = await voidEnlaces(ctx.tx, ds.id, ctx.ahora)
  if (!(mandato || enlace)) return false
  const pide = admiteEnlaceDeMandato(ds.etapa, ds.resultado) && (await algunoPagaConMandato(ctx, postulante.id))
  if (pide) await sendEnlace({ ...ctx, autor: SISTEMA }, ds.id, postulante)
  return true
}
