import { antecedentesMessages as m } from '@alerce/contract/messages/postulacion/antecedentes'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { ensureTitularDe } from '../../beneficiarios/ensure-familia.ts'
import { readOposiciones } from '../../oposiciones/read-oposiciones.ts'
import { markOposiciones } from '../../oposiciones/record-oposicion.ts'
import { ensureSuAsesor } from '../policy.ts'
import { beneficiariosDe, type Prospecto } from '../read-model.ts'
import { checkFormulario } from './check-formulario.ts'
import { checkRut, completeCarga } from './check-rut.ts'
import { type FormularioDeProspecto, overlayIngreso, type ProspectoInput } from './formulario.ts'
import { readData } from './read-formulario.ts'
import { askRegistros } from './read-model-registros.ts'
import { datosDe } from './repository-datos.ts'
import { type CambioDeDatos, saveDatos } from './save-datos.ts'

/** Refuses a birth date of the holder that makes the family invalid; an unchanged one is not checked. */
async function ensureSuFamilia(ctx: Context, { id, fechaNacimiento }: Prospecto, form: FormularioDeProspecto) {
  const nacimiento = form.fechaNacimiento || null
  if (!form.activo || nacimiento === fechaNacimiento) return
  ensureTitularDe({ grupo: await beneficiariosDe(ctx.tx, id), titular: fechaNacimiento }, nacimiento, ctx.hoy)
}

/** With another document the sale is another person's: their objections are of the sale. */
async function followPersona(ctx: Context, { id, rut, numeroPasaporte }: Prospecto, form: FormularioDeProspecto) {
  const escrito = datosDe(form)
  if (escrito.rut === rut && escrito.numeroPasaporte === numeroPasaporte) return
  await markOposiciones(ctx.tx, [id], await readOposiciones(ctx, escrito))
}

/**
 * Merges the sent data into the stored ones, refuses faults of the whole, and saves the next version. `completa`: the
 * applicant's data are required, not only the person.
 */
export async function changeDatos(
  ctx: Context,
  prospecto: Prospecto,
  ingreso: ProspectoInput,
  completa: boolean,
): Promise<CambioDeDatos> {
  const { hoy, actor } = ctx
  const { asesorId, tipoProspecto: tipoAnterior, parejaId } = prospecto
  ensureSuAsesor(prospecto, ingreso.identificador)
  const datos = await readData(ctx, prospecto)
  const form = await completeCarga(ctx, overlayIngreso(datos.form, ingreso, hoy), datos.form)
  const hechos = await askRegistros(ctx.tx, form, { asesorId, hoy })
  checkFormulario(form, hechos, { completa, hoy, actor, tipoAnterior })
  ensure((form.tipoPlan === 'S') === (parejaId !== null), m.planNoElegible, { campo: 'tipoPlan' })
  checkRut(form, hechos)
  await ensureSuFamilia(ctx, prospecto, form)
  await followPersona(ctx, prospecto, form)
  return await saveDatos(ctx, datos, form)
}
