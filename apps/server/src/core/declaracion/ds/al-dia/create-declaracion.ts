import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { cargaVigente } from '../../../base/padrones/read-model.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { buildPersonas } from '../manual/build-personas.ts'
import { insertDeclaracion, insertPersonas } from '../repository.ts'

/** Of another affiliate, whether or not the form says so: its folio makes Gestionar check the FUN. */
async function esCarga({ tx, hoy }: Context, { cargaVigente: declarada, rut }: Prospecto): Promise<boolean> {
  return declarada || (rut !== null && (await cargaVigente(tx, rut, hoy)) !== null)
}

/** A new declaration of a prospect, with everyone of the sale in it; the prospect's row is locked. */
export async function createDeclaracion(ctx: Context, prospecto: Prospecto, tipoVenta: 'M' | 'E') {
  const personas = await buildPersonas(ctx.tx, prospecto)
  const { id, folio } = await insertDeclaracion(ctx.tx, {
    prospectoId: prospecto.id,
    tipoVenta,
    esCarga: await esCarga(ctx, prospecto),
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  })
  await insertPersonas(ctx.tx, id, personas)
  return { id, folio }
}
