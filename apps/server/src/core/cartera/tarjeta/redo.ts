import { isDeepStrictEqual } from 'node:util'
import { tarjetaDe, tarjetaDeAlta } from '@alerce/domain/cartera/tarjeta'
import type { RawBuilder } from 'kysely'
import type { CommitHook } from '../../../platform/db/commit-hook.ts'
import type { Db } from '../../../platform/db/database.ts'
import { hechosDeTarjetas, prospectosTras, sinTarjeta, tarjetasGuardadas } from './read-model.ts'
import { escribeFuente, markTarjetas, removeOldMarks, saveTarjetas, takeMarcadas } from './repository.ts'

/** How many are made at a time: an import brings thousands. */
const POR_LOTE = 1000

type Ask = <R>(statement: RawBuilder<R>) => Promise<readonly R[]>

async function redo(ask: Ask, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += POR_LOTE) {
    const hechos = await ask(hechosDeTarjetas(ids.slice(from, from + POR_LOTE)))
    const hechas = hechos.map((uno) => ({
      prospectoId: uno.prospectoId,
      asesorId: uno.asesorId,
      ...tarjetaDe(uno),
    }))
    await ask(saveTarjetas(hechas))
  }
}

/** Before a transaction is confirmed, the cards of whatever it changed are made anew. */
export const rehacerTarjetas: CommitHook = {
  act: async (ask) => {
    const marcadas = await ask(takeMarcadas())
    const altas = marcadas.flatMap(({ id, asesorId, alta }) =>
      alta ? [{ prospectoId: id, asesorId, ...tarjetaDeAlta(alta) }] : [],
    )
    for (let from = 0; from < altas.length; from += POR_LOTE)
      await ask(saveTarjetas(altas.slice(from, from + POR_LOTE)))
    const cambiadas = marcadas.flatMap(({ id, alta }) => (alta ? [] : [id]))
    await redo(ask, cambiadas)
  },
  tends: (statement) => escribeFuente.test(statement),
}

/** Of some prospects, those whose card is not there, or another than it would be if it were made now. */
async function ajenas(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows: hechos } = await hechosDeTarjetas(ids).execute(db)
  const porId = new Map((await tarjetasGuardadas(db, ids)).map((una) => [una.prospectoId, una]))
  return hechos.flatMap((uno) => {
    const { prospectoId, asesorId } = uno
    const igual = isDeepStrictEqual({ ...porId.get(prospectoId) }, { prospectoId, asesorId, ...tarjetaDe(uno) })
    return igual ? [] : [prospectoId]
  })
}

/**
 * Looks all cards through and mends those that are not as they would be made now, which only a release that words them
 * otherwise should bring about; their prospects.
 */
export async function reviseTarjetas(db: Db): Promise<readonly number[]> {
  const halladas: number[] = []
  await removeOldMarks(db)
  let ids = await prospectosTras(db, 0, POR_LOTE)
  while (ids.length > 0) {
    const otras = await ajenas(db, ids)
    if (otras.length > 0) await markTarjetas(db, otras)
    halladas.push(...otras)
    ids = await prospectosTras(db, ids.at(-1) ?? 0, POR_LOTE)
  }
  return halladas
}

/** Makes the cards that are not there: of a database from before, or filled without the product. */
export async function completeTarjetas(db: Db): Promise<void> {
  let ids = await sinTarjeta(db, POR_LOTE)
  while (ids.length > 0) {
    await markTarjetas(db, ids)
    ids = await sinTarjeta(db, POR_LOTE)
  }
}
