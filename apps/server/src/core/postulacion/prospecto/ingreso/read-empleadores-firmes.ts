import { respuestaDe, rowOf } from '@alerce/contract/fichas/formas'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { rentasValidadas } from '@alerce/domain/postulacion/certificado/validada'
import type { Context } from '../../../use-case.ts'
import { promediosVigentes } from '../../certificado/read-model.ts'
import { actualizacionAbierta, type DatosAnteriores } from '../../edicion/read-model.ts'
import { type Empleador, empleadoresDe, filasDeEmpleadores } from '../read-model.ts'
import { distributeEmpleadores, empleadoresDelFormulario } from './repository-datos.ts'

/**
 * Employers in force, for decisions on a sale and its payment: while an update is open, those that a discard restores.
 * The screens of the update use empleadoresDe instead.
 */
export async function readEmpleadoresFirmes(
  { tx, vault }: Pick<Context, 'tx' | 'vault'>,
  prospectoId: number,
): Promise<Omit<Empleador, 'id'>[]> {
  const abierta = await actualizacionAbierta(tx, prospectoId)
  if (!abierta) return (await empleadoresDe(tx, prospectoId)).map(({ id: _, ...uno }) => uno)
  const { formulario } = vault.en('actualizacion.antes', abierta.id).open<DatosAnteriores>(abierta.antes)
  const filas = empleadoresDelFormulario(formulario).map((fila) => respuestaDe(empleador, fila))
  const validadas = rentasValidadas(filas, await promediosVigentes(tx, prospectoId, rowOf(prospecto, formulario).rut))
  return filas.map((fila, at) => ({ ...fila, rentaValidada: validadas[at] ?? false }))
}

/** Employers in force with the row that a paying entity references; null: a row that a discard would create again. */
export async function readEntidadesFirmes(ctx: Pick<Context, 'tx' | 'vault'>, prospectoId: number) {
  const firmes = await readEmpleadoresFirmes(ctx, prospectoId)
  const { lugares } = distributeEmpleadores(await filasDeEmpleadores(ctx.tx, prospectoId), firmes)
  return lugares.map(({ fila, igual }) => ({ ...fila, id: igual?.id ?? null }))
}
