import { camposDistintos } from '@alerce/contract/fichas/distintos'
import { prospecto as ficha } from '@alerce/contract/fichas/postulacion/prospecto'
import type { Context } from '../../../use-case.ts'
import type { Prospecto } from '../read-model.ts'
import { guardarDatos } from './guardar-datos.ts'
import { leerFormulario } from './leer-formulario.ts'

/** Saves a form that was read before, without asking whether it would still pass; the fields that it changes. */
export async function reponerFormulario(
  ctx: Context,
  prospecto: Prospecto,
  form: Awaited<ReturnType<typeof leerFormulario>>,
): Promise<string[]> {
  const campos = camposDistintos(ficha, await leerFormulario(ctx, prospecto), form)
  await guardarDatos(ctx, prospecto, form)
  return campos
}
