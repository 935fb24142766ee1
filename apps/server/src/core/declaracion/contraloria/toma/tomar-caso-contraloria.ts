import { tomarCasoContraloria } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { publish } from '../../../../avisos/repository.ts'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { noteInCaso } from '../notas/note-in-caso.ts'
import { ensureMotivo } from './ensure-motivo.ts'
import { lockCasoEnEspera } from './lock-caso-en-espera.ts'
import { tomaDe } from './read-model.ts'
import { consumeToma, saveToma } from './repository.ts'

/** Of two who take it at once the second is told who has it. */
export const tomarCasoContraloriaUseCase = useCase(tomarCasoContraloria, async ({ identificador, motivo }, ctx) => {
  const { usuarioId } = persona(ctx)
  const cola = await lockCasoEnEspera(ctx, identificador)
  const toma = await tomaDe(ctx, identificador)
  if (toma?.usuarioId === usuarioId) {
    await consumeToma(ctx.tx, identificador, usuarioId, ctx.ahora)
    return 'ok' as const
  }
  if (toma) {
    ensureMotivo(toma, motivo)
    await noteInCaso(ctx, { declaracionId: identificador, clase: 'toma', cola, texto: motivo, para: toma.por })
  }
  await saveToma(ctx.tx, { declaracionId: identificador, usuarioId, asignadaPor: null, ahora: ctx.ahora })
  await publish(ctx.tx, { tema: 'cola' })
  return 'ok' as const
})
