import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import type { HechosDePareja } from '@alerce/domain/cartera/pareja'
import type { HechosDeLaVenta } from '@alerce/domain/cartera/pasos'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import { hechosSql, parejaSql } from '../../venta/read-model.ts'

/** What the tables say of a prospect's live DS and of what the desk wrote down. */
export interface TarjetaRow {
  /** Of the live DS: null without one. */
  readonly etapa: EtapaDS | null
  readonly resultado: number | null
  readonly acepta: boolean | null
  readonly enviada: string | null
  readonly tipoVenta: 'M' | 'E' | null
  /** It repeats what another declaration says. */
  readonly esCopia: boolean
  readonly rechazada: boolean
  readonly irregular: boolean
  /** Of what is open, something has not been sent back corrected. */
  readonly porCorregir: boolean
  /** When its invitation was annulled, while that can be undone. */
  readonly anulada: string | null
  /** Of the receiver of a pair. */
  readonly pareja: HechosDePareja | null
  /** Where its sale stands. */
  readonly venta: HechosDeLaVenta | null
}

/** One row for a prospect, to be joined sideways as `h`; every look-up is by an index, for this id alone. */
export const hechosDe = (id: RawBuilder<number>, ahora: string): AliasedRawBuilder<TarjetaRow, 'h'> =>
  sql<TarjetaRow>`(
    select d.etapa, d.resultado, d.acepta, d.enviada_en as enviada, d.tipo_venta, d.reutiliza_id is not null as es_copia,
      exists (select from rechazo_autenticacion r
        where r.declaracion_id = d.id and r.levantado_en is null and r.anulado_en is null) as rechazada,
      exists (select from irregularidad i where i.prospecto_id = ${id} and i.cerrada_en is null) as irregular,
      exists (select from irregularidad i
        where i.prospecto_id = ${id} and i.cerrada_en is null and i.corregida_en is null) as por_corregir,
      (select max(r.anulado_en) from declaracion a join rechazo_autenticacion r on r.declaracion_id = a.id
        where d.id is null and a.prospecto_id = ${id} and a.etapa = 'invitacionAnulada'
          and r.levantado_en is null and not r.reemplazado and r.anulado_en > ${seDeshaceDesde(ahora)}) as anulada,
      ${parejaSql(id)} as pareja, ${hechosSql(id)} as venta
    from (select) una left join declaracion d on d.prospecto_id = ${id} and d.viva)`.as('h')
