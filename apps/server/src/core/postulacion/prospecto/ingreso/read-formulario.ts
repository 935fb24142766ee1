import type { Context } from '../../../use-case.ts'
import { empleadoresDeFilas, type FilaGuardadaDeEmpleador, filasDeEmpleadores, type Prospecto } from '../read-model.ts'
import { type FormularioDeProspecto, formularioDe } from './formulario.ts'

/** Stored prospect: its row, the rows of its employers, and its form for the screens. */
export interface DatosGuardados {
  readonly prospecto: Prospecto
  readonly empleadores: readonly FilaGuardadaDeEmpleador[]
  readonly form: FormularioDeProspecto
}

export async function readData({ tx }: Pick<Context, 'tx'>, prospecto: Prospecto): Promise<DatosGuardados> {
  const empleadores = await filasDeEmpleadores(tx, prospecto.id)
  return { prospecto, empleadores, form: formularioDe(prospecto, empleadoresDeFilas(empleadores)) }
}

/** Stored prospect as the form of the screens. */
export const readFormulario = async (ctx: Pick<Context, 'tx'>, prospecto: Prospecto): Promise<FormularioDeProspecto> =>
  (await readData(ctx, prospecto)).form
