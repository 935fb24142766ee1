import { publish } from '../../../avisos/repository.ts'
import type { Context } from '../../use-case.ts'
import type { Prospecto } from './read-model.ts'
import * as repository from './repository.ts'

/** Stores the Estado text and the DS folio of the list, and refreshes the open screens. */
export async function saveEstado(
  { tx, ahora }: Pick<Context, 'tx' | 'ahora'>,
  { id, asesorId, estado, folioDS }: Pick<Prospecto, 'id' | 'asesorId' | 'estado' | 'folioDS'>,
  visto: Pick<Prospecto, 'estado' | 'folioDS'>,
): Promise<void> {
  if (visto.estado !== estado || visto.folioDS !== folioDS)
    await repository.saveEstado(tx, id, { ...visto, desde: ahora })
  await publish(tx, { tema: 'prospecto', prospectoId: id, asesorId })
}
