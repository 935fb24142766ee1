import type { Context } from '../../../use-case.ts'
import { marcarRentasValidadas } from '../marcar-rentas-validadas.ts'
import { datosDe, empleadoresDelFormulario } from './datos.ts'
import type { FormularioDeProspecto } from './formulario.ts'
import { actualizarDatos, reemplazarEmpleadores } from './repository-datos.ts'

/** Saves a checked form over what stands; incomes that a certificate shows are marked anew. */
export async function guardarDatos(ctx: Context, prospectoId: number, form: FormularioDeProspecto): Promise<void> {
  await actualizarDatos(ctx.tx, prospectoId, datosDe(form))
  await reemplazarEmpleadores(ctx.tx, prospectoId, empleadoresDelFormulario(form))
  await marcarRentasValidadas(ctx, prospectoId)
}
