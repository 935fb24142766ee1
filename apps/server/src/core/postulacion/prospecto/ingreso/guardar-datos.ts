import { camposDistintos } from '@alerce/contract/fichas/distintos'
import { respuestaDe } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { prospecto as ficha } from '@alerce/contract/fichas/postulacion/prospecto'
import { rentasValidadas } from '@alerce/domain/postulacion/certificado/validada'
import type { Context } from '../../../use-case.ts'
import { promediosVigentes } from '../../certificado/read-model.ts'
import { correoCambiado } from '../events.ts'
import type { ProspectoEscrito } from '../read-model.ts'
import { registrarCambio } from '../registrar-cambio.ts'
import { datosDe, empleadoresDelFormulario } from './datos.ts'
import { type FormularioDeProspecto, formularioDe } from './formulario.ts'
import type { DatosGuardados } from './leer-formulario.ts'
import { guardarEmpleadores } from './repository-datos.ts'

export interface CambioDeDatos {
  readonly guardado: ProspectoEscrito
  /** The names of the fields that changed. */
  readonly campos: readonly string[]
}

/** The rows of a form, those marked whose income a certificate of this rut shows. */
async function filasDe({ tx }: Context, prospectoId: number, rut: string | null, form: FormularioDeProspecto) {
  const filas = empleadoresDelFormulario(form)
  if (filas.length === 0) return []
  const leidas = filas.map((fila) => respuestaDe(empleador, fila))
  const validadas = rentasValidadas(leidas, await promediosVigentes(tx, prospectoId, rut))
  return filas.map((fila, at) => ({ ...fila, rentaValidada: validadas[at] ?? false }))
}

/**
 * Saves a checked form over what stands, as its next version; incomes that a certificate shows are marked anew.
 * `ademas`: what else the caller changes in that version.
 */
export async function guardarDatos(
  ctx: Context,
  { prospecto, empleadores, form: antes }: DatosGuardados,
  form: FormularioDeProspecto,
  ademas: readonly string[] = [],
): Promise<CambioDeDatos> {
  const { id, correo } = prospecto
  const datos = datosDe(form)
  const filas = await filasDe(ctx, id, datos.rut, form)
  const escrito = { ...prospecto, ...datos }
  // as it is stored: capitals or dots alone are no change
  const ahora = formularioDe(
    escrito,
    filas.map((fila) => respuestaDe(empleador, fila)),
  )
  const campos = [...camposDistintos(ficha, antes, ahora), ...ademas]
  const version = await registrarCambio(ctx, prospecto, campos, datos)
  await guardarEmpleadores(ctx.tx, id, empleadores, filas)
  if (datos.correo !== correo) await ctx.raise(correoCambiado, { prospecto, nuevo: datos.correo })
  return { guardado: { ...escrito, version }, campos }
}
