import { siguienteId } from '../../../platform/db/next-id.ts'
import type { Context } from '../../use-case.ts'
import { entregadosPor } from './read-model.ts'
import { insertDocumento } from './repository.ts'

/** Copies the documents of another prospect: same files, instants and authors; returns the new ids by the old ones. */
export async function copyDocumentos(
  { tx, vault }: Pick<Context, 'tx' | 'vault'>,
  de: number,
  prospectoId: number,
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  for (const { id: antes, nombre, ...documento } of await entregadosPor(tx, de)) {
    const id = await siguienteId(tx, 'documento_prospecto')
    // a name is sealed with its row, and cannot be opened in another
    const suyo = vault.en('documento_prospecto.nombre', antes).open<string>(nombre)
    const sellado = vault.en('documento_prospecto.nombre', id).seal(suyo)
    await insertDocumento(tx, { ...documento, id, prospectoId, nombre: sellado })
    ids.set(antes, id)
  }
  return ids
}
