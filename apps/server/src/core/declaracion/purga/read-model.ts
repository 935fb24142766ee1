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

/** Before which instant something must have happened last for what it says of health to go. */
export interface LimitesDePurga {
  readonly cerrada: string
  readonly sinEnviar: string
  /** What was sent since then may still serve for another sale. */
  readonly reutilizable: string
}

/** A copy that has not declared yet, and was touched since: what it came to reuse is kept for it. */
const copiaEnCurso = (abierta: string) => sql<boolean>`exists (select from prospecto c
  where c.original_id = p.id and c.activo and c.actualizado_en >= ${abierta}
    and not exists (select from declaracion suya where suya.prospecto_id = c.id and suya.viva))`

type De = ExpressionBuilder<Database & { d: Database['declaracion']; p: Database['prospecto'] }, 'd' | 'p'>

/** When anything was last said or decided of a declaration. */
const ultimoActo = sql<string>`greatest(d.actualizada_en, p.estado_desde,
  (select max(en) from evaluacion where declaracion_id = d.id),
  (select max(respondida_en) from respuesta_ds where declaracion_id = d.id),
  (select max(en) from adjunto where declaracion_id = d.id))`

/** Before which instant something must have happened last for a declaration that was sent to lapse. */
export interface LimitesDePlazo {
  readonly sinActos: string
  /** What was sent since then may still serve for another sale. */
  readonly reutilizable: string
}

/** Somebody did something since, in this sale or in that of the other of its pair: one may wait for the other. */
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

/** Declarations that were sent and that nobody goes on with, the oldest first. */
export const enviadasVencidas = (tx: Db, limites: LimitesDePlazo, cuantas: number) =>
  enviadas(tx, limites).orderBy('d.id').limit(cuantas).execute()

/** Whether nobody goes on with it still, now that nobody else changes it. */
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

/** Declarations whose time is over, the oldest first. */
export const declaracionesVencidas = (tx: Db, limites: LimitesDePurga) =>
  vencidas(tx, limites).orderBy('d.id').execute()

/** Whether its time is still over, now that nobody else changes it. */
export async function sigueVencida(tx: Db, id: number, limites: LimitesDePurga): Promise<boolean> {
  return (await vencidas(tx, limites).where('d.id', '=', id).executeTakeFirst()) !== undefined
}
