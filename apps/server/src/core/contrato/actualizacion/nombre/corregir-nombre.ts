import { anotar } from '../../../base/bitacora/anotar.ts'
import { corregirTitular } from '../../../declaracion/cotizante/corregir-titular.ts'
import { declaracionVivaDe } from '../../../declaracion/declaracion/read-model.ts'
import { refrescarEstado } from '../../../declaracion/declaracion/refrescar-estado.ts'
import { actualizacionAbierta, type DatosAnteriores } from '../../../postulacion/edicion/read-model.ts'
import type { Nombre } from '../../../postulacion/edicion/read-model-nombre.ts'
import { guardarDatos } from '../../../postulacion/prospecto/ingreso/guardar-datos.ts'
import { leerDatos } from '../../../postulacion/prospecto/ingreso/leer-formulario.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { guardarAntes } from '../repository.ts'
import { emitirDeNuevo } from './emitir-de-nuevo.ts'

/** The live DS says the same name, and so do its papers. An open update issues none: whoever discards it does. */
async function corregirDS(ctx: Context, prospectoId: number, nombre: Nombre, emite: boolean): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  if (ds) await corregirTitular(ctx, ds, nombre)
  if (emite) await emitirDeNuevo(ctx, prospectoId)
}

/** Corrects the name for good, whether or not an update is open: discarding one does not take it back. */
export async function corregirNombre(ctx: Context, prospecto: Prospecto, nombre: Nombre): Promise<void> {
  const { id } = prospecto
  const abierta = await actualizacionAbierta(ctx.tx, id)
  if (abierta) {
    const cofre = ctx.vault.en('actualizacion.antes', abierta.id)
    const antes = cofre.open<DatosAnteriores>(abierta.antes)
    const corregido: DatosAnteriores = { ...antes, formulario: { ...antes.formulario, ...nombre } }
    await guardarAntes(ctx.tx, abierta.id, cofre.seal(corregido), nombre)
  }
  const datos = await leerDatos(ctx, prospecto)
  // whether or not the rest would still pass
  await guardarDatos(ctx, datos, { ...datos.form, ...nombre })
  await anotar(ctx, id, 'nombreCorregido')
  await corregirDS(ctx, id, nombre, abierta === null)
  await refrescarEstado(ctx, id)
}
