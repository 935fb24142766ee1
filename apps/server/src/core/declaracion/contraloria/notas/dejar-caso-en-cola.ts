import { dejarCasoEnCola } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { publish } from '../../../../avisos/repository.ts'
import { useCase } from '../../../use-case.ts'
import { bloquearCasoEnEspera } from '../toma/bloquear-caso-en-espera.ts'
import { exigirSinTomaAjena } from '../toma/exigir-toma.ts'
import { borrarToma } from '../toma/repository.ts'
import { anotarEnCaso } from './anotar-en-caso.ts'

/** The case waits on as before, free for whoever comes next, who reads the note. */
export const dejarCasoEnColaUseCase = useCase(dejarCasoEnCola, async ({ identificador, nota }, ctx) => {
  const cola = await bloquearCasoEnEspera(ctx, identificador)
  await exigirSinTomaAjena(ctx, identificador)
  await anotarEnCaso(ctx, { declaracionId: identificador, clase: 'nota', cola, texto: nota })
  await borrarToma(ctx.tx, identificador)
  await publish(ctx.tx, { tema: 'cola' })
  return 'ok' as const
})
