import type { TipoDeConsentimiento } from '@alerce/domain/personas/derechos'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PersonaBuscada } from './documento-de-persona.ts'
import { conContrato } from './read-model-contrato.ts'

/** SQL condition of the sales `p` whose holder is the person. */
const esSuya = ({ tipo, numero, bloqueados = [] }: PersonaBuscada) => sql`(p.id = any(${bloqueados}::bigint[])
  or ${sql.ref(tipo === 'rut' ? 'p.rut' : 'p.numero_pasaporte')} = ${numero})`

interface ConsentimientoDado {
  readonly que: TipoDeConsentimiento
  readonly folio: number
  readonly version: string
  readonly en: string
  readonly ip: string | null
  readonly retiradoEn: string | null
  readonly conContrato: boolean
}

/** Consents given by a person, the latest first: in the applicant's page, on paper, and to the payment mandate. */
export async function consentimientosDe(tx: Db, persona: PersonaBuscada): Promise<ConsentimientoDado[]> {
  const { rows } = await sql<ConsentimientoDado>`
    select dado.que, d.folio, dado.version, dado.en, dado.ip, ${conContrato} as con_contrato,
      coalesce(dado.fin, (select min(r.en) from revocacion_consentimiento r
        where r.declaracion_id = d.id and r.en >= dado.en)) as retirado_en
    from prospecto p
    join declaracion d on d.prospecto_id = p.id
    join lateral (
      select c.que, c.version, c.en, c.ip, null::timestamptz as fin from constancia_postulante c
        where c.declaracion_id = d.id and c.acepta and c.que in ('previred', 'consideraciones', 'firma')
      union all
      select 'firma', 'papel ' || d.folio_papel, d.enviada_en, null, null
        where d.tipo_venta = 'M' and d.enviada_en is not null and d.folio_papel is not null
      union all
      select 'mandato', coalesce(c.version, 'mandato ' || m.referencia), m.otorgado_en, c.ip, m.revocado_en
        from mandato m left join consentimiento_mandato c on c.mandato_id = m.id where m.declaracion_id = d.id
    ) dado on true
    where ${esSuya(persona)}
    order by dado.en desc, dado.que`.execute(tx)
  return rows.map((row) => ({ ...row, folio: Number(row.folio) }))
}

/** Declarations of a person that rest on their consent, not on a contract, and are not purged yet. */
export async function declaracionesPorRevocar(
  tx: Db,
  persona: PersonaBuscada,
): Promise<{ readonly id: number; readonly prospectoId: number }[]> {
  const { rows } = await sql<{ id: number; prospectoId: number }>`
    select d.id, d.prospecto_id from prospecto p join declaracion d on d.prospecto_id = p.id
    where ${esSuya(persona)} and d.purgada_en is null and not ${conContrato} order by p.id, d.id`.execute(tx)
  return rows.map(({ id, prospectoId }) => ({ id: Number(id), prospectoId: Number(prospectoId) }))
}

/** True for a declaration whose sale has a contract. */
export async function tieneContrato(tx: Db, declaracionId: number): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`select ${conContrato} as hay
    from declaracion d join prospecto p on p.id = d.prospecto_id where d.id = ${declaracionId}`.execute(tx)
  return rows[0]?.hay ?? false
}
