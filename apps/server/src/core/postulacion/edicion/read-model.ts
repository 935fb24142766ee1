import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import type { Db } from '../../../platform/db/database.ts'
import type { leerFormulario } from '../prospecto/ingreso/leer-formulario.ts'
import type { Beneficiario } from '../prospecto/read-model.ts'

/** What stood before an update. `formulario`: as the forms of the screens hold it. */
export interface DatosAnteriores {
  readonly formulario: Awaited<ReturnType<typeof leerFormulario>>
  readonly beneficiarios: readonly Beneficiario[]
}

/** The update that waits to be confirmed: who began it and when; `antes` is sealed. Null where none does. */
export async function actualizacionAbierta(tx: Db, prospectoId: number) {
  const row = await tx
    .selectFrom('actualizacion')
    .select(['id', 'comenzadaPor as por', 'comenzadaEn as en', 'antes'])
    .where('prospectoId', '=', prospectoId)
    .where('estado', '=', EDICION_ABIERTA)
    .executeTakeFirst()
  return row ?? null
}
