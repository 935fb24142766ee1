import { recordAcceso } from '../core/acceso/accesos/record-acceso.ts'
import { recordEvento } from '../core/acceso/seguridad/record-evento.ts'
import { firma, operatorOf } from '../core/actor.ts'
import { note } from '../core/base/bitacora/note.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import { type DocumentoDePersona, marcaDe } from './documento-de-persona.ts'

export interface ContextOfPersonas {
  readonly db: Db
  readonly vault: Vault
  readonly clock: Clock
}

/** An act over all data of a person: its name in the logs, its command and its operation in the access log. */
const actos = {
  datosEntregados: { mando: 'exportar-persona', operacion: 'exportarPersona' },
  datosSuprimidos: { mando: 'persona suprimir', operacion: 'suprimirPersona' },
} as const

interface Alcanzados {
  readonly documento: DocumentoDePersona
  /** User of this machine. */
  readonly quien: string
  readonly prospectos: readonly number[]
  readonly declaraciones: readonly number[]
}

/** Records such an act: in the Bitácora of each sale, among the acts of administration, and in the access log. */
export async function recordAct(
  tx: Db,
  { vault, clock }: Pick<ContextOfPersonas, 'vault' | 'clock'>,
  acto: keyof typeof actos,
  { documento, quien, prospectos, declaraciones }: Alcanzados,
): Promise<void> {
  const { mando, operacion } = actos[acto]
  const { actor, origin } = operatorOf(mando)
  const ctx = { tx, ahora: clock.ahora(), actor, origin }
  for (const id of prospectos) await note(ctx, id, acto)
  const cuales = prospectos.length > 0 ? prospectos.join(', ') : 'ninguno'
  await recordEvento(ctx, acto, `persona ${marcaDe(vault, documento)}, por ${quien}; prospectos: ${cuales}`)
  for (const declaracionId of declaraciones)
    await recordAcceso(tx, vault, { en: ctx.ahora, actor: firma(actor), operacion, declaracionId, ip: origin.ip })
}
