import type { PapelHallado } from '@alerce/domain/contrato/cotejo'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface LoEntregado {
  readonly sha256: string
  /** Printed in it. */
  readonly huellas: readonly string[]
}

/** The papers, of any case, whose fingerprint is printed in a file, and those that were issued or came signed as its bytes. */
export async function papelesHallados(tx: Db, { sha256, huellas }: LoEntregado): Promise<PapelHallado[]> {
  const impresas = huellas.length > 0 ? sql`p.huella_impresa in (${sql.join(huellas)})` : sql`false`
  const { rows } = await sql<PapelHallado>`
    with iguales as (select id from archivo where sha256 = ${sha256}),
    hallados as (
      select p.id as documento, p.declaracion_id as declaracion, not p.reemplazado as vigente, 'huella' as por
      from documento_contrato p where ${impresas}
      union all
      select p.id, p.declaracion_id, not p.reemplazado, 'emitido'
      from documento_contrato p where p.archivo_id in (select id from iguales)
      union all
      select null, r.declaracion_id, true, 'emitido'
      from documentos_reunidos r where r.archivo_id in (select id from iguales)
      union all
      select p.id, p.declaracion_id, not p.reemplazado, 'firmado'
      from papel_firmado f join documento_contrato p on p.id = f.documento_id
      where f.archivo_id in (select id from iguales)
    )
    select h.documento as "documentoId", d.prospecto_id as "prospectoId", h.declaracion as "declaracionId",
      h.vigente, h.por
    from hallados h join declaracion d on d.id = h.declaracion`.execute(tx)
  return rows
}
