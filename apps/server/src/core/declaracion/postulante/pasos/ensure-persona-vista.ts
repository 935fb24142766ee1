import type { Input } from '@alerce/contract/operation'
import type { guardarPersonaPostulante } from '@alerce/contract/operations/declaracion/postulante'
import { deshaceOtra } from '@alerce/domain/declaracion/cuestionario/reemplazo'
import type { Context } from '../../../use-case.ts'
import { rejectVersion } from '../../../version-antigua.ts'
import { cambiosDePersona } from '../../ds/read-model.ts'
import { dichoDe } from '../../ds/read-model-personas.ts'

/** Refuses (412) to undo what was said of a person and its window has not seen; who says nothing of it is not asked. */
export async function ensurePersonaVista(
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { id }: { readonly id: number },
  reemplaza: Input<typeof guardarPersonaPostulante>['reemplaza'],
): Promise<void> {
  if (!reemplaza || !deshaceOtra(await dichoDe(tx, id), reemplaza)) return
  rejectVersion(actor, 'declaracion', await cambiosDePersona(tx, id, reemplaza.version))
}
