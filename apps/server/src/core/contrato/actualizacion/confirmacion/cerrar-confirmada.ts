import { mismasRentas } from '@alerce/domain/postulacion/rentas'
import { firmaSobre } from '../../../base/bitacora/read-model-firma.ts'
import { actualizacionAbierta, type DatosAnteriores } from '../../../postulacion/edicion/read-model.ts'
import { leerFormulario } from '../../../postulacion/prospecto/ingreso/leer-formulario.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { abrirActualizacion } from '../comenzar-actualizacion.ts'
import { cerrarActualizacion } from '../repository.ts'

/**
 * The update of a prospect ends confirmed; of who only took part in the other's it is begun and ended at once. Tells
 * whether the incomes are those that stood before it.
 */
export async function cerrarConfirmada(ctx: Context, prospecto: Prospecto): Promise<{ readonly rentaFija: boolean }> {
  const cierre = { por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }), en: ctx.ahora }
  const abierta = await actualizacionAbierta(ctx.tx, prospecto.id)
  await cerrarActualizacion(ctx.tx, abierta?.id ?? (await abrirActualizacion(ctx, prospecto)), 'S', cierre)
  if (!abierta) return { rentaFija: true }
  const { formulario } = ctx.vault.en('actualizacion.antes', abierta.id).open<DatosAnteriores>(abierta.antes)
  const ahora = await leerFormulario(ctx, prospecto)
  return { rentaFija: mismasRentas(formulario.empleadores, ahora.empleadores) }
}
