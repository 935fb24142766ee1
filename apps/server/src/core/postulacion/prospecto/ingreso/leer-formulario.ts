import type { Context } from '../../../use-case.ts'
import { empleadoresDe, type Prospecto } from '../read-model.ts'
import { type FormularioDeProspecto, formularioDe } from './formulario.ts'

/** What is stored of a prospect, as the forms of the screens hold it. */
export async function leerFormulario(
  { tx }: Pick<Context, 'tx'>,
  prospecto: Prospecto,
): Promise<FormularioDeProspecto> {
  return formularioDe(prospecto, await empleadoresDe(tx, prospecto.id))
}
