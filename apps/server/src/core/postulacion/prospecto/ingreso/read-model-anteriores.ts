import type { Reply } from '@alerce/contract/operation'
import type { ingresarProspecto } from '@alerce/contract/operations/postulacion/prospecto'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { Db } from '../../../../platform/db/database.ts'

interface Documento {
  /** Prospect to exclude. */
  readonly id?: number
  readonly rut: string | null
  readonly numeroPasaporte: string | null
}

type Anterior = NonNullable<Reply<typeof ingresarProspecto>['anteriores']>[number]

/** Prospects of the same person in this portfolio, by RUT, or by passport without RUT; latest first. */
export async function readAnteriores(
  tx: Db,
  asesorId: number,
  { id, rut, numeroPasaporte }: Documento,
): Promise<{ readonly anteriores?: Anterior[] }> {
  if (rut === null && numeroPasaporte === null) return {}
  const filas = await tx
    .selectFrom('prospecto')
    .select(['id', 'nombres', 'apellidoPaterno', 'apellidoMaterno', 'estado'])
    .where('asesorId', '=', asesorId)
    .where((eb) => (rut === null ? eb('numeroPasaporte', '=', numeroPasaporte) : eb('rut', '=', rut)))
    .where('id', '<>', id ?? 0)
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  const anteriores = filas.map((fila) => ({ prospectoId: fila.id, nombre: nombreCompleto(fila), estado: fila.estado }))
  return anteriores.length > 0 ? { anteriores } : {}
}
