import { devolverRespuesta } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { anotarEnCaso } from '../../contraloria/notas/anotar-en-caso.ts'
import { darCaso } from '../../contraloria/toma/dar-caso.ts'
import { borrarRetenida } from './repository.ts'
import { tomarPropuesta } from './tomar-propuesta.ts'

/** The case goes back to who proposed the answer, who reads why. */
export const devolverRespuestaUseCase = useCase(devolverRespuesta, async ({ identificador, nota }, ctx) => {
  const { id, clase: cola, por: para, usuarioId } = (await tomarPropuesta(ctx, identificador)).retenida
  await anotarEnCaso(ctx, { declaracionId: identificador, clase: 'devolucion', cola, texto: nota, para })
  await borrarRetenida(ctx.tx, id)
  await darCaso(ctx, identificador, usuarioId, persona(ctx).nombre)
  return 'ok' as const
})
