import { cerradasSinContrato } from '@alerce/domain/declaracion/retencion'
import type { Db } from '../../../../platform/db/database.ts'
import { esTitularVigente } from '../../../base/padrones/read-model.ts'
import { delMismo, type IdentidadDeProspecto } from '../../../declaracion/ds/read-model.ts'

const conocido = ({ rut, numeroPasaporte }: IdentidadDeProspecto): boolean => rut !== null || numeroPasaporte !== null

/** Prospects of the same person, of any advisor. */
export async function prospectosDelMismo(tx: Db, persona: IdentidadDeProspecto): Promise<number[]> {
  if (!conocido(persona)) return []
  const rows = await tx.selectFrom('prospecto').select('id').where(delMismo(persona)).execute()
  return rows.map(({ id }) => id)
}

const otrosDelMismo = (tx: Db, { id, rut, numeroPasaporte }: IdentidadDeProspecto) =>
  tx
    .selectFrom('prospecto')
    .innerJoin('declaracion', 'declaracion.prospectoId', 'prospecto.id')
    .where(delMismo({ rut, numeroPasaporte }))
    .where('prospecto.id', '!=', id)
    .where('declaracion.viva', '=', true)

/** True when the person has another contract: from another sale, or as a holder in force (day: ISO). */
export async function suscribioEnOtra(tx: Db, persona: IdentidadDeProspecto, hoy: string): Promise<boolean> {
  if (!conocido(persona)) return false
  const otra = await otrosDelMismo(tx, persona)
    .select('declaracion.id')
    .where('declaracion.etapa', '=', 'terminado')
    .executeTakeFirst()
  if (otra) return true
  const { rut, id } = persona
  if (rut === null || !(await esTitularVigente(tx, rut, hoy))) return false
  // A holder in force because of this sale has no other contract
  const suya = await tx
    .selectFrom('declaracion')
    .select('id')
    .where('prospectoId', '=', id)
    .where('etapa', '=', 'terminado')
    .executeTakeFirst()
  return suya === undefined
}

/** Other sales of the person on the way to a contract, with their advisor. */
export const ventasEnCursoDelMismo = async (tx: Db, persona: IdentidadDeProspecto) =>
  conocido(persona)
    ? await otrosDelMismo(tx, persona)
        .select(['prospecto.id as prospectoId', 'prospecto.asesorId'])
        .where('prospecto.activo', '=', true)
        .where('declaracion.etapa', 'not in', [...cerradasSinContrato, 'terminado'])
        .orderBy('prospecto.id')
        .execute()
    : []
