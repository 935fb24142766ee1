import type { Context } from '../../use-case.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { actualizacionAbierta, type DatosAnteriores } from './read-model.ts'

/** Names and surnames, in capitals. */
export type Nombre = Pick<Prospecto, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

/** The name that counts: while an update is open, the one that a discard gives back. */
export async function nombreFirme({ tx, vault }: Pick<Context, 'tx' | 'vault'>, prospecto: Prospecto): Promise<Nombre> {
  const abierta = await actualizacionAbierta(tx, prospecto.id)
  return abierta
    ? vault.en('actualizacion.antes', abierta.id).open<DatosAnteriores>(abierta.antes).formulario
    : prospecto
}
