import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import type { Db } from '../../../platform/db/database.ts'
import { siguienteId } from '../../../platform/db/next-id.ts'
import type { Context } from '../../use-case.ts'
import { insertOposicion, liftOposicion, updateOposiciones } from './repository.ts'

type Donde = Pick<Context, 'tx' | 'vault' | 'ahora'>

interface OposicionDe {
  readonly pedidoId: number
  readonly tratamiento: Oponible
  /** Document of the person, as its number and kind. */
  readonly documento: { readonly numero: string }
  /** Author, in the register. */
  readonly por: string
}

/** Stores an objection, with its document sealed; false: it stood already. */
export async function recordOposicion({ tx, vault, ahora }: Donde, oposicion: OposicionDe): Promise<boolean> {
  const id = await siguienteId(tx, 'oposicion_persona')
  const documento = vault.en('oposicion_persona.documento', id).seal(oposicion.documento)
  return await insertOposicion(tx, { ...oposicion, id, documento, en: ahora })
}

/** Ends an objection; false: it did not stand. */
export const endOposicion = async ({ tx, ahora }: Donde, { por, ...cual }: OposicionDe): Promise<boolean> =>
  await liftOposicion(tx, cual, { levantadaEn: ahora, levantadaPor: por })

/** Writes the objections of a person into these sales of theirs: card, day and figures read them there. */
export async function markOposiciones(
  tx: Db,
  prospectos: readonly number[],
  oposiciones: readonly Oponible[],
): Promise<void> {
  if (prospectos.length > 0) await updateOposiciones(tx, prospectos, oposiciones)
}
