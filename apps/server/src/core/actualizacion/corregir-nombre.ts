import { anotar } from '../bitacora/anotar.ts'
import { leerFormulario } from '../prospecto/ingreso/leer-formulario.ts'
import { reponerFormulario } from '../prospecto/ingreso/reponer-formulario.ts'
import type { Prospecto } from '../prospecto/read-model.ts'
import { refrescarEstado } from '../prospecto/refrescar-estado.ts'
import { registrarCambio } from '../prospecto/registrar-cambio.ts'
import type { Context } from '../use-case.ts'
import { emitirDeNuevo } from './emitir-de-nuevo.ts'
import { type Antes, actualizacionAbierta } from './read-model.ts'
import { guardarAntes } from './repository.ts'

/** Names and surnames, in capitals. */
export type Nombre = Pick<Prospecto, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

/** The name that counts: of an open update it is the one that a discard gives back. */
export async function nombreFirme(ctx: Context, prospecto: Prospecto): Promise<Nombre> {
  const abierta = await actualizacionAbierta(ctx.tx, prospecto.id)
  return abierta ? ctx.vault.open<Antes>(abierta.antes).formulario : prospecto
}

/** Corrects the name for good, whether or not an update is open: discarding one does not take it back. */
export async function corregirNombre(ctx: Context, prospecto: Prospecto, nombre: Nombre): Promise<void> {
  const { id } = prospecto
  const abierta = await actualizacionAbierta(ctx.tx, id)
  if (abierta) {
    const antes = ctx.vault.open<Antes>(abierta.antes)
    const corregido: Antes = { ...antes, formulario: { ...antes.formulario, ...nombre } }
    await guardarAntes(ctx.tx, abierta.id, ctx.vault.seal(corregido), ctx.vault.claveId)
  }
  const campos = await reponerFormulario(ctx, prospecto, { ...(await leerFormulario(ctx, prospecto)), ...nombre })
  await anotar(ctx, id, 'nombreCorregido')
  await registrarCambio(ctx, prospecto, campos)
  // an open update issues no paper: whoever discards it does
  if (!abierta) await emitirDeNuevo(ctx, id)
  await refrescarEstado(ctx, id)
}
