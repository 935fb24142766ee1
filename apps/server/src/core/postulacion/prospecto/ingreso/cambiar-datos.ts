import { camposDistintos } from '@alerce/contract/fichas/distintos'
import { prospecto as formulario } from '@alerce/contract/fichas/postulacion/prospecto'
import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { exigirTitularDe } from '../../beneficiarios/exigir-familia.ts'
import { exigirSuAsesor } from '../policy.ts'
import { beneficiariosDe, buscarProspecto, type Prospecto } from '../read-model.ts'
import { type ProspectoInput, sobreponerIngreso } from './formulario.ts'
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
  ingreso: ProspectoInput,
  completa: boolean,
): Promise<string[]> {
  exigirSuAsesor(prospecto, ingreso.identificador)
  const antes = await leerFormulario(ctx, prospecto)
  const form = await completarCarga(ctx, sobreponerIngreso(antes, ingreso, ctx.hoy), antes)
  const { hoy, actor } = ctx
  await revisarFormulario(ctx.tx, form, { completa, hoy, actor, tipoAnterior: prospecto.tipoProspecto })
  ensure((form.tipoPlan === 'S') === (prospecto.parejaId !== null), m.planNoElegible, { campo: 'tipoPlan' })
  await revisarRut(ctx, form, prospecto.asesorId)
  const familia = { grupo: await beneficiariosDe(ctx.tx, prospecto.id), titular: prospecto.fechaNacimiento }
  if (form.activo) exigirTitularDe(familia, form.fechaNacimiento || null, ctx.hoy)
  await guardarDatos(ctx, prospecto, form)
  // as it is stored: capitals or dots alone are no change
  const guardado = (await buscarProspecto(ctx.tx, prospecto.id)) ?? prospecto
  return camposDistintos(formulario, antes, await leerFormulario(ctx, guardado))
}
