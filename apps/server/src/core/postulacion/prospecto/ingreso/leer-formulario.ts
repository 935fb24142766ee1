import type { Context } from '../../../use-case.ts'
import { empleadoresDeFilas, type FilaGuardadaDeEmpleador, filasDeEmpleadores, type Prospecto } from '../read-model.ts'
import { type FormularioDeProspecto, formularioDe } from './formulario.ts'

/** What is stored of a prospect: its row, those of its employers, and what the forms of the screens make of them. */
export interface DatosGuardados {
  readonly prospecto: Prospecto
  readonly empleadores: readonly FilaGuardadaDeEmpleador[]
  readonly form: FormularioDeProspecto
}

export async function leerDatos({ tx }: Pick<Context, 'tx'>, prospecto: Prospecto): Promise<DatosGuardados> {
  const empleadores = await filasDeEmpleadores(tx, prospecto.id)
  return { prospecto, empleadores, form: formularioDe(prospecto, empleadoresDeFilas(empleadores)) }
}

/** What is stored of a prospect, as the forms of the screens hold it. */
export const leerFormulario = async (ctx: Pick<Context, 'tx'>, prospecto: Prospecto): Promise<FormularioDeProspecto> =>
  (await leerDatos(ctx, prospecto)).form
