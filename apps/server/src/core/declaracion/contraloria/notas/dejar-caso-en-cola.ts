import { dejarCasoEnCola } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { publish } from '../../../../avisos/repository.ts'
import { useCase } from '../../../use-case.ts'
import { ensureNoTomaAjena } from '../toma/ensure-toma.ts'
import { lockCasoEnEspera } from '../toma/lock-caso-en-espera.ts'
import { deleteToma } from '../toma/repository.ts'
import { noteInCaso } from './note-in-caso.ts'

/** The case waits on as before, free for whoever comes next, who reads the note. */
export const dejarCasoEnColaUseCase = useCase(dejarCasoEnCola, async ({ identificador, nota }, ctx) => {
  const cola = await lockCasoEnEspera(ctx, identificador)
  await ensureNoTomaAjena(ctx, identificador)
  await noteInCaso(ctx, { declaracionId: identificador, clase: 'nota', cola, texto: nota })
  await deleteToma(ctx.tx, identificador)
  await publish(ctx.tx, { tema: 'cola' })
  return 'ok' as const
})
