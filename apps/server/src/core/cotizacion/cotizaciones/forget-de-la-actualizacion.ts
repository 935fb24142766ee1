import type { Context } from '../../use-case.ts'
import { setAside } from './borrada/repository.ts'
import { deleteLoCotizado } from './repository.ts'

/** Deletes the quote of an update, with range and preferences, restorable for a day; the quote of the sale stays. */
export async function forgetDeLaActualizacion(
  { tx, ahora }: Pick<Context, 'tx' | 'ahora'>,
  prospectoId: number,
): Promise<void> {
  await setAside(tx, prospectoId, ahora, 'actualizacion')
  await deleteLoCotizado(tx, prospectoId, 'actualizacion')
}
