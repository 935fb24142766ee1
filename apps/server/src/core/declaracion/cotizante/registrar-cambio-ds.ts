import { firmaSobre } from '../../base/bitacora/read-model-firma.ts'
import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { subirVersionDS } from './repository.ts'

/** Counts the declaration's version up after its persons changed; answers the new one. */
export async function registrarCambioDS(ctx: Context, declaracion: Declaracion, campos: string[]): Promise<number> {
  const version = declaracion.version + 1
  await subirVersionDS(ctx.tx, declaracion.id, {
    version,
    campos,
    por: await firmaSobre(ctx.tx, ctx.actor, { declaracionId: declaracion.id }),
    en: ctx.ahora,
  })
  return version
}
