import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { borrarSueltos } from '../../../base/archivos/borrar-sueltos.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { olvidarCircular } from '../../circular/olvidar-circular.ts'
import { soltarAdjuntos } from '../../evaluacion/adjuntos/soltar-adjuntos.ts'
import { olvidarJuradas } from '../../juradas/olvidar-juradas.ts'
import { olvidarDiagnosticos } from '../../preguntas/olvidar-diagnosticos.ts'
import type { Declaracion } from '../read-model.ts'
import type { PersonaGuardada } from '../read-model-personas.ts'
import { guardarPersona } from '../repository.ts'
import { titularNuevo } from './personas-nuevas.ts'
import { volverAlInicio } from './volver-al-inicio.ts'

/**
 * The holder of a declaration that is not signed is another person: what the one before said of themselves goes, with
 * every «no», what they swore and the files; it is filled in from its beginning. What was said of the health of those who
 * stay is theirs, and stays.
 */
export async function olvidarAlTitular(
  ctx: Context,
  declaracion: Declaracion,
  personas: readonly PersonaGuardada[],
  prospecto: Prospecto,
): Promise<void> {
  const { tx } = ctx
  const { id } = declaracion
  const [titular, todas] = [personas.find(({ tipo }) => tipo === 0), personas.map((una) => una.id)]
  if (!titular) return
  await olvidarDiagnosticos(ctx, id, [titular.id], true)
  await olvidarCircular(ctx, id, todas)
  await olvidarJuradas(ctx, id, todas)
  await borrarSueltos(ctx, await soltarAdjuntos(tx, id))
  await guardarPersona(tx, titular.id, { ...titularNuevo(prospecto), salud: null })
  // who was invited and did not prove who they are has said nothing: their invitation stays where it is
  if (haLlegado(declaracion.etapa, 'cotizante')) await volverAlInicio(tx, declaracion)
}
