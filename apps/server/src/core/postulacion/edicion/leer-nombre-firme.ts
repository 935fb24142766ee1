import type { Context } from '../../use-case.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { actualizacionesAbiertas, type DatosAnteriores } from './read-model.ts'

type Lectura = Pick<Context, 'tx' | 'vault'>

/** Names and surnames, in capitals. */
export type Nombre = Pick<Prospecto, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

/** The names that count of these while an update is open: the ones that a discard gives back. Of the others none is here. */
export async function nombresFirmes(
  { tx, vault }: Lectura,
  prospectos: readonly number[],
): Promise<ReadonlyMap<number, Nombre>> {
  const abiertas = await actualizacionesAbiertas(tx, prospectos)
  return new Map(
    abiertas.map(({ id, prospectoId, antes }) => [
      prospectoId,
      vault.en('actualizacion.antes', id).open<DatosAnteriores>(antes).formulario,
    ]),
  )
}

/** The name of one that counts, with or without an open update. */
export const nombreFirme = async (ctx: Lectura, prospecto: Prospecto): Promise<Nombre> =>
  (await nombresFirmes(ctx, [prospecto.id])).get(prospecto.id) ?? prospecto
