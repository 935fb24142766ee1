import type { Context } from '../../../use-case.ts'
import { olvidarCircular } from '../../circular/olvidar-circular.ts'
import { olvidarJuradas } from '../../juradas/olvidar-juradas.ts'
import { olvidarDiagnosticos } from '../../preguntas/olvidar-diagnosticos.ts'
import type { Declaracion } from '../read-model.ts'
import type { PersonaGuardada } from '../read-model-personas.ts'
import { leerQuienesSalieron } from './leer-quienes-salieron.ts'
import { borrarPersonas } from './repository.ts'

/** Takes out who left the group, with all that was said of them; answers who did. */
export async function quitarPersonas(ctx: Context, declaracion: Declaracion): Promise<PersonaGuardada[]> {
  const { id: declaracionId } = declaracion
  const salen = await leerQuienesSalieron(ctx, declaracion)
  const ids = salen.map(({ id }) => id)
  if (ids.length === 0) return []
  await olvidarDiagnosticos(ctx, declaracionId, ids)
  await olvidarCircular(ctx, declaracionId, ids)
  await olvidarJuradas(ctx, declaracionId, ids)
  await borrarPersonas(ctx.tx, declaracionId, ids)
  return salen
}
