import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ArchivoTable } from '../../../platform/db/tables/base.ts'

const deDocumentos = [
  'adjunto',
  'documentoProspecto',
  'documentoContrato',
  'documentosReunidos',
  'evidenciaArchivo',
  'papelFirmado',
  'copiaFirmada',
  'comprobantePago',
  'irregularidadEvidencia',
] as const

/** Forgets those of these files that no row names; answers the keys under which nobody keeps anything any more. */
export async function deleteUnused(tx: Db, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const borrados = await tx
    .deleteFrom('archivo')
    .where('id', 'in', ids)
    .where((e) =>
      e.and(
        ([...deDocumentos, 'declaracionJurada', 'correoAdjunto', 'constanciaPostulante'] as const).map((tabla) =>
          e.not(e.exists(e.selectFrom(tabla).select('archivoId').whereRef('archivoId', '=', 'archivo.id'))),
        ),
      ),
    )
    .returning('llave')
    .execute()
  const llaves = [...new Set(borrados.map(({ llave }) => llave))]
  if (llaves.length === 0) return []
  const quedan = await tx.selectFrom('archivo').select('llave').where('llave', 'in', llaves).execute()
  return llaves.filter((llave) => !quedan.some((otro) => otro.llave === llave))
}

export async function insertArchivo(tx: Db, archivo: Insertable<ArchivoTable>): Promise<number> {
  const { id } = await tx.insertInto('archivo').values(archivo).returning('id').executeTakeFirstOrThrow()
  return id
}
