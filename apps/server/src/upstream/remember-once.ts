import { common } from '@alerce/contract/messages/common'
import { claveDeActor } from '../core/actor.ts'
import { findRespuesta, huellaDe, remember, reserve } from '../core/base/idempotencia/repository.ts'
import type { Call } from '../core/core.ts'
import { ensure } from '../core/refusal.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'

/** Acts under way in this process, by caller and key: a second click waits for the first. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Runs an act once for each Idempotency-Key: a repeated one gets the first reply. The core has no such key, and a
 * transaction cannot span both; between two servers, the key travels to the core as well.
 */
export async function rememberOnce(
  { db, vault, clock }: { readonly db: Db; readonly vault: Vault; readonly clock: Clock },
  { operation, payload, actor }: Call,
  clave: string | undefined,
  act: () => Promise<unknown>,
): Promise<unknown> {
  if (clave === undefined) return await act()
  const quien = claveDeActor(actor)
  const huella = huellaDe(payload)
  const cofre = vault.en('idempotencia.respuesta', quien, clave)
  const place = `${quien} ${clave}`
  await underWay.get(place)?.catch(() => null)
  const known = await findRespuesta(db, quien, clave)
  if (known) {
    ensure(known.operacion === operation.name && known.huella === huella, common.keyReused)
    return cofre.open(known.respuesta)
  }
  const run = act().then(async (reply) => {
    await db.transaction().execute(async (tx) => {
      await reserve(tx, { actor: quien, clave, operacion: operation.name, huella, creada: clock.ahora() })
      await remember(tx, quien, clave, cofre.seal(reply ?? null))
    })
    return reply
  })
  underWay.set(place, run)
  try {
    return await run
  } finally {
    underWay.delete(place)
  }
}
