import type { Context } from '../../../use-case.ts'
import { leerQuienesSalieron } from '../../declaracion/al-dia/leer-quienes-salieron.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'

type Lectura = Pick<Context, 'tx' | 'vault'>

/** Who is in the group of a sale no more, by their ids in its declaration. */
export async function quienesSalieron(ctx: Lectura, declaracion: Pick<Declaracion, 'id' | 'prospectoId'>) {
  return (await leerQuienesSalieron(ctx, declaracion)).map(({ id }) => id)
}

/** True where somebody left since this answer was given: it was said of them too, and is judged again. */
export async function salioAlguien(
  ctx: Lectura,
  declaracion: Pick<Declaracion, 'id' | 'prospectoId'>,
  { fuera }: { readonly fuera: readonly number[] },
): Promise<boolean> {
  return (await quienesSalieron(ctx, declaracion)).some((id) => !fuera.includes(id))
}
