import type { Context } from '../../use-case.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { actualizacionAbierta, actualizacionesAbiertas, type DatosAnteriores } from './read-model.ts'

/** Names and surnames, in capitals. */
export type Nombre = Pick<Prospecto, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

/** The name that counts: while an update is open, the one that a discard gives back. */
export async function nombreFirme({ tx, vault }: Pick<Context, 'tx' | 'vault'>, prospecto: Prospecto): Promise<Nombre> {
  const abierta = await actualizacionAbierta(tx, prospecto.id)
  return abierta
    ? vault.en('actualizacion.antes', abierta.id).open<DatosAnteriores>(abierta.antes).formulario
    : prospecto
}

/** The same of many: of those without an open update there is none here. */
export async function nombresFirmes(
  { tx, vault }: Pick<Context, 'tx' | 'vault'>,
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
