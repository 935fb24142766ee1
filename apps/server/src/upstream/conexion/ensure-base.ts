import type { Env } from '../../config/env.ts'
import { OperatorFailure } from '../../operator-failure.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { hayVentas, nucleoDeLaBase } from './read-model.ts'
import { saveNucleo } from './repository.ts'

/**
 * Refuses a database of another core: ids of one core would open records of the other. Throws OperatorFailure before
 * anything is served.
 */
export async function ensureBaseDelNucleo(
  db: Db,
  { CORE_URL: url, CORE_URL_ANTERIOR: anterior }: Pick<Env, 'CORE_URL' | 'CORE_URL_ANTERIOR'>,
  clock: Clock,
): Promise<void> {
  const known = await nucleoDeLaBase(db)
  if (!url && known === null) return
  if (!url) {
    throw new OperatorFailure(
      `Esta base guarda copias del núcleo ${known}. Indique CORE_URL, o use otra base para el núcleo propio.`,
    )
  }
  if (known === url) return
  if (known !== null && known !== anterior) {
    throw new OperatorFailure(
      `Esta base guarda copias del núcleo ${known}. Use una base vacía o, si el mismo núcleo cambió de dirección, indique CORE_URL_ANTERIOR=${known}.`,
    )
  }
  if (known === null && (await hayVentas(db)))
    throw new OperatorFailure('Esta base tiene ventas propias. El modo conectado necesita una base vacía.')
  await saveNucleo(db, url, clock.ahora())
}
