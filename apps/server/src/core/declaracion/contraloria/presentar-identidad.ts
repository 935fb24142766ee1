import { common } from '@alerce/contract/messages/common'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { nombreFirme } from '../../postulacion/edicion/leer-nombre-firme.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model-asesor.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Whose case it is, and what was sold to them, as it stands: what an open update says is not confirmed (decision 022). */
export async function presentarIdentidad(ctx: Context, prospecto: Prospecto) {
  const { id, asesorId, rut, numeroPasaporte, estado } = prospecto
  const cotizacion = (await cotizacionVigente(ctx.tx, id)) ?? refuse(common.notFound)
  return {
    nombre: nombreCompleto(await nombreFirme(ctx, prospecto)),
    ...{ rut, numeroPasaporte, estado },
    asesor: (await contactoDe(ctx.tx, asesorId)).nombre,
    plan: cotizacion.plan.nombre,
  }
}
