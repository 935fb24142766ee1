import type { HechosDelAvance } from '@alerce/domain/declaracion/invitacion/avance'
import type { Context } from '../../use-case.ts'
import { readCircular } from '../circular/read-circular.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { personasDe } from '../ds/read-model-personas.ts'
import { readJuradas } from '../juradas/read-juradas.ts'
import { preguntasRespondidas } from '../preguntas/read-model.ts'
import { ultimaConstancia } from './read-model.ts'

/** How far a declaration is in its applicant's hands; nothing is decrypted. */
export async function readAvance(
  ctx: Pick<Context, 'tx' | 'hoy'>,
  { id, etapa, enviadaEn }: Declaracion,
): Promise<HechosDelAvance> {
  const { tx } = ctx
  const personas = await personasDe(tx, id)
  const circular = await readCircular(ctx, id)
  return {
    etapa,
    enviada: enviadaEn !== null,
    consideracionesAceptadas: (await ultimaConstancia(tx, id, 'consideraciones')) !== null,
    sinGuardar: personas.filter(({ tipo, guardada }) => tipo !== 0 && !guardada).length,
    respondidas: (await preguntasRespondidas(tx, id)).length,
    juradasPorAceptar: (await readJuradas(ctx, id)).filter(({ accepted }) => !accepted).length,
    circularPorAceptar: circular !== null && !circular.firma,
  }
}
