import type { Context } from '../../use-case.ts'
import { apartar } from './borrada/repository.ts'
import { borrarLoCotizado } from './repository.ts'

/** Forgets what an update quoted, range and preferences too, to be given back for a day; what the sale stands on stays. */
export async function olvidarDeLaActualizacion(
  { tx, ahora }: Pick<Context, 'tx' | 'ahora'>,
  prospectoId: number,
): Promise<void> {
  await apartar(tx, prospectoId, ahora, 'actualizacion')
  await borrarLoCotizado(tx, prospectoId, 'actualizacion')
}
