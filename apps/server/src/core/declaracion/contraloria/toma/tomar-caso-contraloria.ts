import { tomarCasoContraloria } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { publish } from '../../../../avisos/repository.ts'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { anotarEnCaso } from '../notas/anotar-en-caso.ts'
import { bloquearCasoEnEspera } from './bloquear-caso-en-espera.ts'
import { exigirMotivo } from './exigir-motivo.ts'
import { tomaDe } from './read-model.ts'
import { guardarToma, usarToma } from './repository.ts'

/** Of two who take it at once the second is told who has it. */
export const tomarCasoContraloriaUseCase = useCase(tomarCasoContraloria, async ({ identificador, motivo }, ctx) => {
  const { usuarioId } = persona(ctx)
  const cola = await bloquearCasoEnEspera(ctx, identificador)
  const toma = await tomaDe(ctx, identificador)
  if (toma?.usuarioId === usuarioId) {
    await usarToma(ctx.tx, identificador, usuarioId, ctx.ahora)
    return 'ok' as const
  }
  if (toma) {
    exigirMotivo(toma, motivo)
    await anotarEnCaso(ctx, { declaracionId: identificador, clase: 'toma', cola, texto: motivo, para: toma.por })
  }
  await guardarToma(ctx.tx, { declaracionId: identificador, usuarioId, asignadaPor: null, ahora: ctx.ahora })
  await publish(ctx.tx, { tema: 'cola' })
  return 'ok' as const
})
