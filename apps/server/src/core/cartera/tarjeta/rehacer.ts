import { isDeepStrictEqual } from 'node:util'
import { type Tarjeta, tarjetaDe } from '@alerce/domain/cartera/tarjeta'
import { type RawBuilder, sql } from 'kysely'
import type { BeforeCommit } from '../../../platform/db/before-commit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { hechosDeTarjetas, sinTarjeta, type TarjetaPorHacer } from './read-model.ts'

/** A statement that writes a table whose triggers mark cards. */
const escribeFuente =
  /^(insert into|update|delete from) "?(prospecto|declaracion|beneficiario|rango_pactado|cotizacion|actualizacion|irregularidad|rechazo_autenticacion|documento_contrato|papel_firmado|envio_firmado|tarjeta_por_rehacer)\b/

/** How many are made at a time: an import brings thousands. */
const POR_LOTE = 1000

type Guardada = Tarjeta & Pick<TarjetaPorHacer, 'prospectoId' | 'asesorId'>
type Ask = <R>(statement: RawBuilder<R>) => Promise<readonly R[]>

/**
 * Takes the marks of this transaction and holds the cards that they name until it ends, those of the other of a pair and
 * of the originals and copies of a sale among them: what another transaction changes of the same is read after it.
 */
const tomarMarcadas = () => sql<{ id: number }>`with m as (
    delete from tarjeta_por_rehacer where transaccion = pg_current_xact_id() returning prospecto_id
  ), f as (
    select p.id, p.asesor_id from (
      select prospecto_id as id from m
      union select y.pareja_id from prospecto y where y.id in (select prospecto_id from m)
      union select y.original_id from prospecto y where y.id in (select prospecto_id from m)
      union select o.id from prospecto y join prospecto o on o.original_id in (y.id, y.original_id)
        where y.id in (select prospecto_id from m)
    ) una join prospecto p on p.id = una.id
  ), nuevas as (
    insert into tarjeta (prospecto_id, asesor_id, actua, paso, desde, rechazada, irregular, por_corregir)
    select id, asesor_id, 'nadie', '', now(), false, false, false from f order by id
    on conflict do nothing returning prospecto_id
  ), tomadas as (
    select t.prospecto_id from tarjeta t where t.prospecto_id in (select id from f) order by 1 for update
  ) select prospecto_id as id from nuevas union select prospecto_id from tomadas order by 1`

/** Writes those that are others than they were. */
const guardar = (tarjetas: readonly Guardada[]) => sql`update tarjeta t set asesor_id = n."asesorId", actua = n.actua,
    paso = n.paso, recordar = n.recordar, plazo_dias = n."plazoDias", desde = n.desde, clase = n.clase,
    espera = n.espera, reutilizable_hasta = n."reutilizableHasta", rechazada = n.rechazada, irregular = n.irregular,
    por_corregir = n."porCorregir", anulada = n.anulada
  from jsonb_to_recordset(${JSON.stringify(tarjetas)}::jsonb) as n("prospectoId" bigint, "asesorId" bigint, actua text,
    paso text, recordar text, "plazoDias" integer, desde timestamptz, clase text, espera text,
    "reutilizableHasta" timestamptz, rechazada boolean, irregular boolean, "porCorregir" boolean, anulada timestamptz)
  where t.prospecto_id = n."prospectoId" and (t.asesor_id, t.actua, t.paso, t.recordar, t.plazo_dias, t.desde, t.clase,
    t.espera, t.reutilizable_hasta, t.rechazada, t.irregular, t.por_corregir, t.anulada) is distinct from
    (n."asesorId", n.actua, n.paso, n.recordar, n."plazoDias", n.desde, n.clase, n.espera, n."reutilizableHasta",
    n.rechazada, n.irregular, n."porCorregir", n.anulada)`

async function rehacer(ask: Ask, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += POR_LOTE) {
    const hechos = await ask(hechosDeTarjetas(ids.slice(from, from + POR_LOTE)))
    const hechas = hechos.map((uno) => ({
      prospectoId: uno.prospectoId,
      asesorId: uno.asesorId,
      ...tarjetaDe(uno),
    }))
    await ask(guardar(hechas))
  }
}

/** Before a transaction is confirmed, the cards of whatever it changed are made anew. */
export const rehacerTarjetas: BeforeCommit = {
  act: async (ask) => {
    const marcadas = await ask(tomarMarcadas())
    const ids = marcadas.map(({ id }) => id)
    await rehacer(ask, ids)
  },
  tends: (statement) => escribeFuente.test(statement),
}

/** Prospects whose card is another than it would be if it were made now: there should be none. */
export async function tarjetasAjenas(db: Db): Promise<readonly number[]> {
  const { rows: ids } = await sql<{ id: number }>`select id from prospecto`.execute(db)
  const { rows: hechos } = await hechosDeTarjetas(ids.map(({ id }) => id)).execute(db)
  const guardadas = await db.selectFrom('tarjeta').selectAll().execute()
  const porId = new Map(guardadas.map((una) => [una.prospectoId, una]))
  return hechos
    .filter((uno) => {
      const { prospectoId, asesorId } = uno
      return !isDeepStrictEqual({ ...porId.get(prospectoId) }, { prospectoId, asesorId, ...tarjetaDe(uno) })
    })
    .map(({ prospectoId }) => prospectoId)
}

/** Makes the cards that are not there; how many. */
export async function completarTarjetas(db: Db): Promise<number> {
  let hechas = 0
  for (;;) {
    const ids = await sinTarjeta(db, POR_LOTE)
    if (ids.length === 0) return hechas
    await db.transaction().execute(async (tx) => {
      await sql`insert into tarjeta_por_rehacer (prospecto_id) select unnest(${ids}::bigint[])`.execute(tx)
    })
    hechas += ids.length
  }
}
