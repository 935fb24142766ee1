import { porContratar, resultadosQueEsperan } from '@alerce/domain/declaracion/retencion'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { SISTEMA } from '../../actor.ts'
import { copiaEnCurso, ultimoActo } from './read-model.ts'

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
