import { common } from '@alerce/contract/messages/common'
import { publish } from '../../../avisos/repository.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { guardarVenta } from './pareja/repository-pareja.ts'
import { buscarProspecto } from './read-model.ts'
import { registrarCambio } from './registrar-cambio.ts'

const nombres = { M: 'a manual', E: 'a electrónica' } as const

/** Sets the type of sale of a locked prospect, without checking the earlier one. */
export async function ponerTipoVenta(ctx: Context, prospectoId: number, tipoVenta: 'M' | 'E'): Promise<void> {
  await guardarVenta(ctx.tx, [prospectoId], tipoVenta)
  const prospecto = (await buscarProspecto(ctx.tx, prospectoId)) ?? refuse(common.notFound)
  await registrarCambio(ctx, prospecto, ['tipoVenta'])
  await anotar(ctx, prospectoId, 'tipoVentaCambiado', nombres[tipoVenta])
  await publish(ctx.tx, { tema: 'prospecto', prospectoId, asesorId: prospecto.asesorId })
}
