import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { documentosDe } from '../read-model.ts'

/** The key of papers that are put together: a signed copy is other bytes than the paper that was issued. */
const PAPELES = sql<string>`string_agg(d.id::text || case when c.archivo_id is null then '' else 'f' end, ',' order by d.id)`

/** The papers that go into the one PDF, in the order in which they are read, and the key that they make. */
export async function papelesPorReunir(tx: Db, declaracionId: number) {
  const documentos = (await documentosDe(tx, declaracionId)).filter((d) => !esCopiaDeLaDS(d))
  const enOrden = documentos.toSorted((a, b) => a.id - b.id)
  const papeles = enOrden.map(({ id, copiaFirmadaId }) => `${id}${copiaFirmadaId === null ? '' : 'f'}`)
  return { documentos, papeles: papeles.join(',') }
}

/** The file that holds just these papers, or null. */
export async function reunidoDe(tx: Db, declaracionId: number, papeles: string): Promise<number | null> {
  const row = await tx
    .selectFrom('documentosReunidos')
    .select('archivoId')
    .where('declaracionId', '=', declaracionId)
    .where('papeles', '=', papeles)
    .executeTakeFirst()
  return row?.archivoId ?? null
}

/** Declarations whose papers are all issued and not yet in one PDF. */
export async function declaracionesSinReunir(db: Db, limite: number): Promise<number[]> {
  const { rows } = await sql<{ declaracionId: number }>`
    select e.declaracion_id as "declaracionId"
    from (
      select d.declaracion_id, ${PAPELES} as papeles
      from documento_contrato d left join copia_firmada c on c.documento_id = d.id
      where not d.reemplazado and d.tipo <> 'declaracion-salud'
      group by d.declaracion_id having bool_and(d.estado = 'listo')
    ) e
    left join documentos_reunidos r on r.declaracion_id = e.declaracion_id and r.papeles = e.papeles
    where r.archivo_id is null
    order by e.declaracion_id
    limit ${limite}`.execute(db)
  return rows.map((row) => row.declaracionId)
}
