import type { Context } from '../../../use-case.ts'
import { readLeavers } from '../../ds/al-dia/read-leavers.ts'
import type { Declaracion } from '../../ds/read-model.ts'

type Lectura = Pick<Context, 'tx' | 'vault'>

/** Ids of persons who left the group of the sale. */
export async function quienesSalieron(ctx: Lectura, declaracion: Pick<Declaracion, 'id' | 'prospectoId'>) {
  return (await readLeavers(ctx, declaracion)).map(({ id }) => id)
}

/** True when a person left since this answer was given: it covers them too, and must be evaluated again. */
export async function salioAlguien(
  ctx: Lectura,
  declaracion: Pick<Declaracion, 'id' | 'prospectoId'>,
  { fuera }: { readonly fuera: readonly number[] },
): Promise<boolean> {
  return (await quienesSalieron(ctx, declaracion)).some((id) => !fuera.includes(id))
}
