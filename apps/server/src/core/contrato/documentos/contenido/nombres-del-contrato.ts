import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { Venta } from '../../../../papeles/venta.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { personasDe } from '../../../declaracion/declaracion/read-model-personas.ts'
import { beneficiariosDe } from '../../../postulacion/prospecto/read-model.ts'

/** Who is in the price, in its order: the names that the declaration holds. None where it prices others. */
export async function nombresDelContrato(db: Db, { declaracion, prospecto, cotizacion }: Venta): Promise<string[]> {
  const enLaDS = await personasDe(db, declaracion.id)
  const cargas = (await beneficiariosDe(db, prospecto.id)).map(
    ({ id }) => enLaDS.find(({ beneficiarioId }) => beneficiarioId === id)?.nombre ?? '',
  )
  return cargas.length + 1 === cotizacion.foto.personas.length ? [nombreCompleto(prospecto), ...cargas] : []
}
