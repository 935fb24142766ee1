import type { Context } from '../../use-case.ts'
import { apartar } from './borrada/repository.ts'
import { borrarLoCotizado } from './repository.ts'

/** Deletes the quote of an update, with range and preferences, restorable for a day; the quote of the sale stays. */
export async function olvidarDeLaActualizacion(
  { tx, ahora }: Pick<Context, 'tx' | 'ahora'>,
  prospectoId: number,
): Promise<void> {
  await apartar(tx, prospectoId, ahora, 'actualizacion')
  await borrarLoCotizado(tx, prospectoId, 'actualizacion')
}
