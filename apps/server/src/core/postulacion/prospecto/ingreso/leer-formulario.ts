import type { Context } from '../../../use-case.ts'
import { empleadoresDeFilas, type FilaGuardadaDeEmpleador, filasDeEmpleadores, type Prospecto } from '../read-model.ts'
import { type FormularioDeProspecto, formularioDe } from './formulario.ts'

/** A stored prospect: its row, the rows of its employers, and the form that the screens show of them. */
export interface DatosGuardados {
  readonly prospecto: Prospecto
  readonly empleadores: readonly FilaGuardadaDeEmpleador[]
  readonly form: FormularioDeProspecto
}

export async function leerDatos({ tx }: Pick<Context, 'tx'>, prospecto: Prospecto): Promise<DatosGuardados> {
  const empleadores = await filasDeEmpleadores(tx, prospecto.id)
  return { prospecto, empleadores, form: formularioDe(prospecto, empleadoresDeFilas(empleadores)) }
}

/** A stored prospect as the form that the screens show. */
export const leerFormulario = async (ctx: Pick<Context, 'tx'>, prospecto: Prospecto): Promise<FormularioDeProspecto> =>
  (await leerDatos(ctx, prospecto)).form
