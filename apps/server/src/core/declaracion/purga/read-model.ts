import {
  cerradasSinContrato,
  porContratar,
  resultadosQueEsperan,
  sinEnviar,
} from '@alerce/domain/declaracion/retencion'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import { SISTEMA } from '../../actor.ts'

/** Instants before which the last act must lie for the health data to be purged. */
export interface LimitesDePurga {
  readonly cerrada: string
  readonly sinEnviar: string
  /** Declarations sent since this instant may still be reused for another sale. */
  readonly reutilizable: string
}

/** A copy of the sale without a declaration, recently edited: it may still reuse these data. */
const copiaEnCurso = (abierta: string) => sql<boolean>`exists (select from prospecto c
  where c.original_id = p.id and c.activo and c.actualizado_en >= ${abierta}
    and not exists (select from declaracion suya where suya.prospecto_id = c.id and suya.viva))`

type De = ExpressionBuilder<Database & { d: Database['declaracion']; p: Database['prospecto'] }, 'd' | 'p'>

/** Instant of the last act on a declaration. */
const ultimoActo = sql<string>`greatest(d.actualizada_en, p.estado_desde,
  (select max(en) from evaluacion where declaracion_id = d.id),
  (select max(respondida_en) from respuesta_ds where declaracion_id = d.id),
  (select max(en) from adjunto where declaracion_id = d.id))`

/** Instants before which the last act must lie for a sent declaration to lapse. */
export interface LimitesDePlazo {
  readonly sinActos: string
  /** Declarations sent since this instant may still be reused for another sale. */
  readonly reutilizable: string
}

/** A person acted since then in this sale or in the other of its pair: one may wait for the other. */
const alguienActuo = (desde: string) => sql<boolean>`exists (select from bitacora b
  where b.prospecto_id in (p.id, p.pareja_id) and b.en >= ${desde} and b.por <> ${SISTEMA})`

const enviadas = (tx: Db, { sinActos, reutilizable }: LimitesDePlazo) =>
  tx
    .selectFrom('declaracion as d')
    .innerJoin('prospecto as p', 'p.id', 'd.prospectoId')
    .select(['d.id', 'd.prospectoId'])
    .where('d.viva', '=', true)
    .where('d.enviadaEn', '<', reutilizable)
    .where((e) =>
      e.or([
        e('d.etapa', 'in', [...porContratar]),
        e.and([e('d.etapa', '=', 'resultado'), e('d.resultado', 'in', [...resultadosQueEsperan])]),
      ]),
    )
    .where(ultimoActo, '<', sinActos)
    .where('p.actualizadoEn', '<', sinActos)
    .where((e) => e.not(alguienActuo(sinActos)))
    .where((e) => e.not(copiaEnCurso(sinActos)))

/** Sent declarations without further acts, oldest first. */
export const enviadasVencidas = (tx: Db, limites: LimitesDePlazo, cuantas: number) =>
  enviadas(tx, limites).orderBy('d.id').limit(cuantas).execute()

/** Repeats the check under the lock. */
export async function sigueSinActos(tx: Db, id: number, limites: LimitesDePlazo): Promise<boolean> {
  return (await enviadas(tx, limites).where('d.id', '=', id).executeTakeFirst()) !== undefined
}

const vencida = (e: De, { cerrada, sinEnviar: abierta, reutilizable }: LimitesDePurga) =>
  e.or([
    e.and([
      e('d.etapa', 'in', [...cerradasSinContrato]),
      e(ultimoActo, '<', cerrada),
      e.or([e('d.enviadaEn', 'is', null), e('d.etapa', '!=', 'noVigente'), e('d.enviadaEn', '<', reutilizable)]),
      e.not(copiaEnCurso(abierta)),
    ]),
    e.and([
      e('d.enviadaEn', 'is', null),
      e('d.etapa', 'in', [...sinEnviar]),
      e(ultimoActo, '<', abierta),
      e('p.actualizadoEn', '<', abierta),
    ]),
  ])

const vencidas = (tx: Db, limites: LimitesDePurga) =>
  tx
    .selectFrom('declaracion as d')
    .innerJoin('prospecto as p', 'p.id', 'd.prospectoId')
    .select(['d.id', 'd.prospectoId'])
    .where('d.purgadaEn', 'is', null)
    .where((e) => vencida(e, limites))

/** Declarations past their retention, oldest first. */
export const declaracionesVencidas = (tx: Db, limites: LimitesDePurga) =>
  vencidas(tx, limites).orderBy('d.id').execute()

/** Repeats the retention check under the lock. */
export async function sigueVencida(tx: Db, id: number, limites: LimitesDePurga): Promise<boolean> {
  return (await vencidas(tx, limites).where('d.id', '=', id).executeTakeFirst()) !== undefined
}
