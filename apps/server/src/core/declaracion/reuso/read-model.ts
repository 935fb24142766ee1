import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { esCopiaViva, type HechosDeReutilizar } from '@alerce/domain/declaracion/reuso/reutilizar'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'

/** Whether another sale with this declaration (its original or a copy) has its contract. */
export const otraConContratoSql = (id: RawBuilder<number>) => sql<boolean>`exists (
  select from prospecto una
    join prospecto otra on otra.id <> una.id
      and (otra.id = una.original_id or otra.original_id = una.id or otra.original_id = una.original_id)
    join declaracion suya on suya.prospecto_id = otra.id and suya.viva and suya.etapa = 'terminado'
  where una.id = ${id})`

export async function hayOtraConContrato(tx: Db, prospectoId: number): Promise<boolean> {
  const { hay } = await tx.selectNoFrom(otraConContratoSql(sql.val(prospectoId)).as('hay')).executeTakeFirstOrThrow()
  return hay
}

/** Facts that decide whether the live declaration of a prospect may be reused; null without one. */
export async function hechosDeReutilizar(
  tx: Db,
  { id, activo }: Pick<Prospecto, 'id' | 'activo'>,
): Promise<HechosDeReutilizar | null> {
  const row = await tx
    .selectFrom('declaracion')
    .select(['etapa', 'resultado', 'acepta', 'enviadaEn as enviada', 'tipoVenta'])
    .select((e) => e('reutilizaId', 'is not', null).as('esCopia'))
    .select(otraConContratoSql(sql.val(id)).as('otraConContrato'))
    .where('prospectoId', '=', id)
    .where('viva', '=', true)
    .executeTakeFirst()
  return row ? { ...row, activo, esCopia: Boolean(row.esCopia) } : null
}

/** Sale copied from another to reuse its declaration. */
interface CopiaDeVenta {
  readonly prospectoId: number
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  readonly estado: EstadoProspecto
  /** Stage of the copy's own declaration; null: it has none. */
  readonly etapaDS: EtapaDS | null
}

/** Latest open copy of a prospect; null: none. */
export async function copiaVivaDe(tx: Db, originalId: number): Promise<CopiaDeVenta | null> {
  const copias = await tx
    .selectFrom('prospecto as p')
    .leftJoin('declaracion as d', (join) => join.onRef('d.prospectoId', '=', 'p.id').on('d.viva', '=', true))
    .select(['p.id as prospectoId', 'p.activo', 'p.etapa', 'p.estado', 'd.etapa as etapaDS'])
    .where('p.originalId', '=', originalId)
    .orderBy('p.id', 'desc')
    .execute()
  return copias.find(esCopiaViva) ?? null
}
