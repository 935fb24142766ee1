import { camposDistintos } from '@alerce/contract/fichas/distintos'
import { respuestaDe } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { prospecto as ficha } from '@alerce/contract/fichas/postulacion/prospecto'
import { campoDeOtraPersona } from '@alerce/domain/base/persona/documento'
import { rentasValidadas } from '@alerce/domain/postulacion/certificado/validada'
import type { Context } from '../../../use-case.ts'
import { promediosVigentes } from '../../certificado/read-model.ts'
import { correoCambiado } from '../events.ts'
import type { ProspectoEscrito } from '../read-model.ts'
import { recordCambio } from '../record-cambio.ts'
import { type FormularioDeProspecto, formularioDe } from './formulario.ts'
import type { DatosGuardados } from './read-formulario.ts'
import { datosDe, empleadoresDelFormulario, saveEmpleadores } from './repository-datos.ts'

export interface CambioDeDatos {
  readonly guardado: ProspectoEscrito
  /** Names of the changed fields. */
  readonly campos: readonly string[]
}

type Filas = ReturnType<typeof empleadoresDelFormulario>

const leidas = (filas: Filas) => filas.map((fila) => respuestaDe(empleador, fila))

/** Rows with a mark on incomes that a certificate of this RUT proves. */
async function marcadas({ tx }: Context, prospectoId: number, rut: string | null, filas: Filas) {
  if (filas.length === 0) return []
  const validadas = rentasValidadas(leidas(filas), await promediosVigentes(tx, prospectoId, rut))
  return filas.map((fila, at) => ({ ...fila, rentaValidada: validadas[at] ?? false }))
}

/** Whether the rows of employers change: their fields, or the document that the certificates belong to. */
const tocaEmpleadores = (campos: readonly string[]): boolean =>
  campoDeOtraPersona(campos) !== undefined || campos.some((campo) => campo.startsWith('empleadores'))

/**
 * Saves a checked form as the next version; proved incomes are marked again. `ademas`: other changes of the caller in
 * that version.
 */
export async function saveDatos(
  ctx: Context,
  { prospecto, empleadores, form: antes }: DatosGuardados,
  form: FormularioDeProspecto,
  ademas: readonly string[] = [],
): Promise<CambioDeDatos> {
  const { id, correo } = prospecto
  const datos = datosDe(form)
  const filas = empleadoresDelFormulario(form)
  const escrito = { ...prospecto, ...datos }
  // compared in stored form, so that capitals or dots alone are no change
  const campos = [...camposDistintos(ficha, antes, formularioDe(escrito, leidas(filas))), ...ademas]
  const version = await recordCambio(ctx, prospecto, campos, datos)
  if (tocaEmpleadores(campos)) await saveEmpleadores(ctx.tx, id, empleadores, await marcadas(ctx, id, datos.rut, filas))
  if (datos.correo !== correo) await ctx.raise(correoCambiado, { prospecto, nuevo: datos.correo })
  return { guardado: { ...escrito, version }, campos }
}
