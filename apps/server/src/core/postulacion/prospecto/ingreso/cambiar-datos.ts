import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { buscarProspecto, type Prospecto } from '../read-model.ts'
import { camposDistintos, type Ingreso, sobreponerIngreso } from './formulario.ts'
import { guardarDatos } from './guardar-datos.ts'
import { leerFormulario } from './leer-formulario.ts'
import { revisarFormulario } from './revisar-formulario.ts'
import { completarCarga, revisarRut } from './revisar-rut.ts'

/**
 * Lays what was sent over what stands, refuses what is wrong with the whole, and saves it; answers the names of the
 * fields that changed. `completa`: the applicant's data are asked for, not only the person.
 */
export async function cambiarDatos(
  ctx: Context,
  prospecto: Prospecto,
  ingreso: Ingreso,
  completa: boolean,
): Promise<string[]> {
  const antes = await leerFormulario(ctx, prospecto)
  const form = await completarCarga(ctx, sobreponerIngreso(antes, ingreso, ctx.hoy))
  await revisarFormulario(ctx.tx, form, { completa, hoy: ctx.hoy, tipoAnterior: prospecto.tipoProspecto })
  ensure((form.tipoPlan === 'S') === (prospecto.parejaId !== null), m.planNoElegible, { campo: 'tipoPlan' })
  await revisarRut(ctx, form, prospecto.asesorId)
  await guardarDatos(ctx, prospecto.id, form)
  // as it is stored: capitals or dots alone are no change
  const guardado = (await buscarProspecto(ctx.tx, prospecto.id)) ?? prospecto
  return camposDistintos(antes, await leerFormulario(ctx, guardado))
}
