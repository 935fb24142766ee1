import { devolverRespuesta } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { noteInCaso } from '../../contraloria/notas/note-in-caso.ts'
import { assignCaso } from '../../contraloria/toma/assign-caso.ts'
import { deleteRetenida } from './repository.ts'
import { takePropuesta } from './take-propuesta.ts'

/** The case goes back to who proposed the answer, who reads why. */
export const devolverRespuestaUseCase = useCase(devolverRespuesta, async ({ identificador, nota }, ctx) => {
  const { id, clase: cola, por: para, usuarioId } = (await takePropuesta(ctx, identificador)).retenida
  await noteInCaso(ctx, { declaracionId: identificador, clase: 'devolucion', cola, texto: nota, para })
  await deleteRetenida(ctx.tx, id)
  await assignCaso(ctx, identificador, usuarioId, persona(ctx).nombre)
  return 'ok' as const
})
