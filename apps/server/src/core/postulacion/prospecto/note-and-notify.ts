import type { EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { publish } from '../../../avisos/repository.ts'
import { note } from '../../base/bitacora/note.ts'
import type { Prospecto } from './read-model.ts'

/** Adds an entry that no call of a screen caused, and refreshes the open screens of the prospect. */
export async function noteAndNotify(
  ctx: Parameters<typeof note>[0],
  { id: prospectoId, asesorId }: Pick<Prospecto, 'id' | 'asesorId'>,
  evento: EventoDeBitacora,
): Promise<void> {
  await note(ctx, prospectoId, evento)
  await publish(ctx.tx, { tema: 'prospecto', prospectoId, asesorId })
}
