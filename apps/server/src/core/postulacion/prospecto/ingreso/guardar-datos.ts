import type { Context } from '../../../use-case.ts'
import { correoCambiado } from '../events.ts'
import { marcarRentasValidadas } from '../marcar-rentas-validadas.ts'
import type { Prospecto } from '../read-model.ts'
import { datosDe, empleadoresDelFormulario } from './datos.ts'
import type { FormularioDeProspecto } from './formulario.ts'
import { actualizarDatos, reemplazarEmpleadores } from './repository-datos.ts'

/** Saves a checked form over what stands (`prospecto`); incomes that a certificate shows are marked anew. */
export async function guardarDatos(ctx: Context, prospecto: Prospecto, form: FormularioDeProspecto): Promise<void> {
  const { id, correo } = prospecto
  const datos = datosDe(form)
  await actualizarDatos(ctx.tx, id, datos)
  await reemplazarEmpleadores(ctx.tx, id, empleadoresDelFormulario(form))
  await marcarRentasValidadas(ctx, id)
  if (datos.correo !== correo) await ctx.raise(correoCambiado, { prospecto, nuevo: datos.correo })
}
