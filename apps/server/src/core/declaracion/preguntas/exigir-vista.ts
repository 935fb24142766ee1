import { campoDePregunta } from '@alerce/contract/fichas/cambios'
import type { Input } from '@alerce/contract/operation'
import type { guardarRespuestaDS } from '@alerce/contract/operations/declaracion/preguntas'
import { deshaceOtra } from '@alerce/domain/declaracion/cuestionario/reemplazo'
import type { Context } from '../../use-case.ts'
import { rechazarVersion } from '../../version-antigua.ts'
import { respuestaGuardada } from './read-model.ts'

/** Refuses (412) an answer that would undo one which its window has not seen; who says nothing of it is not asked. */
export async function exigirVista(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { id }: { readonly id: number },
  { codigoPregunta, reemplaza }: Pick<Input<typeof guardarRespuestaDS>, 'codigoPregunta' | 'reemplaza'>,
): Promise<void> {
  if (!reemplaza) return
  const guardada = await respuestaGuardada(tx, id, codigoPregunta)
  if (guardada && deshaceOtra(guardada, reemplaza))
    rechazarVersion(actor, 'declaracion', [{ ...guardada, campos: [campoDePregunta(codigoPregunta)] }])
}
