import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { exigirTitularDe } from '../../beneficiarios/exigir-familia.ts'
import { exigirSuAsesor } from '../policy.ts'
import { beneficiariosDe, type Prospecto } from '../read-model.ts'
import { type FormularioDeProspecto, type ProspectoInput, sobreponerIngreso } from './formulario.ts'
import { type CambioDeDatos, guardarDatos } from './guardar-datos.ts'
import { leerDatos } from './leer-formulario.ts'
import { preguntarALosRegistros } from './read-model-registros.ts'
import { revisarFormulario } from './revisar-formulario.ts'
import { completarCarga, revisarRut } from './revisar-rut.ts'

/** Refuses a birth date of the holder that makes the family invalid; an unchanged one is not checked. */
async function exigirSuFamilia(ctx: Context, { id, fechaNacimiento }: Prospecto, form: FormularioDeProspecto) {
  const nacimiento = form.fechaNacimiento || null
  if (!form.activo || nacimiento === fechaNacimiento) return
  exigirTitularDe({ grupo: await beneficiariosDe(ctx.tx, id), titular: fechaNacimiento }, nacimiento, ctx.hoy)
}

/**
 * Merges the sent data into the stored ones, refuses faults of the whole, and saves the next version. `completa`: the
 * applicant's data are required, not only the person.
 */
export async function cambiarDatos(
  ctx: Context,
  prospecto: Prospecto,
  ingreso: ProspectoInput,
  completa: boolean,
): Promise<CambioDeDatos> {
  const { hoy, actor } = ctx
  const { asesorId, tipoProspecto: tipoAnterior, parejaId } = prospecto
  exigirSuAsesor(prospecto, ingreso.identificador)
  const datos = await leerDatos(ctx, prospecto)
  const form = await completarCarga(ctx, sobreponerIngreso(datos.form, ingreso, hoy), datos.form)
  const hechos = await preguntarALosRegistros(ctx.tx, form, { asesorId, hoy })
  revisarFormulario(form, hechos, { completa, hoy, actor, tipoAnterior })
  ensure((form.tipoPlan === 'S') === (parejaId !== null), m.planNoElegible, { campo: 'tipoPlan' })
  revisarRut(form, hechos)
  await exigirSuFamilia(ctx, prospecto, form)
  return await guardarDatos(ctx, datos, form)
}
