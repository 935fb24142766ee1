import { common } from '@alerce/contract/messages/common'
import { publish } from '../../../avisos/repository.ts'
import { note } from '../../base/bitacora/note.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { saveVenta } from './pareja/repository-pareja.ts'
import { findProspecto } from './read-model.ts'
import { recordCambio } from './record-cambio.ts'

const nombres = { M: 'a manual', E: 'a electrónica' } as const

/** Sets the type of sale of a locked prospect, without checking the earlier one. */
export async function setTipoVenta(ctx: Context, prospectoId: number, tipoVenta: 'M' | 'E'): Promise<void> {
  await saveVenta(ctx.tx, [prospectoId], tipoVenta)
  const prospecto = (await findProspecto(ctx.tx, prospectoId)) ?? refuse(common.notFound)
  await recordCambio(ctx, prospecto, ['tipoVenta'])
  await note(ctx, prospectoId, 'tipoVentaCambiado', nombres[tipoVenta])
  await publish(ctx.tx, { tema: 'prospecto', prospectoId, asesorId: prospecto.asesorId })
}
