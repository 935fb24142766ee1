import { actualizacionMessages as m, textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { exigirAutorizado } from '../../../postulacion/autorizaciones/exigir-autorizado.ts'
import { exigirDocumentos } from '../../../postulacion/documentos-postulante/exigir-documentos.ts'
import { actualizacionAbierta } from '../../../postulacion/edicion/read-model.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { leerImpedimento } from '../leer-impedimento.ts'
import { type LadoQueCambia, ladosQueCambian } from './lados-que-cambian.ts'

/** Its own open update; in its giver's, the giver confirms for both. */
async function exigirLaPropia({ tx }: Context, { id, parejaId, otorga }: Prospecto): Promise<void> {
  if (await actualizacionAbierta(tx, id)) return
  const deOtorga = parejaId !== null && !otorga && (await actualizacionAbierta(tx, parejaId))
  refuse(deOtorga ? m.otorgaPrimero : edicionMessages.noHay)
}

/**
 * All that confirming the open update of a sale waits for but its price of the day and what a pair gives: 422 while
 * something is missing, and nothing of it writes. Answers the sides that it changes.
 */
export async function exigirConfirmable(ctx: Context, prospecto: Prospecto): Promise<readonly LadoQueCambia[]> {
  await exigirLaPropia(ctx, prospecto)
  const { cierre, detenida } = await leerImpedimento(ctx, prospecto)
  if (cierre) refuse(textosDeImpedimento[cierre])
  ensure(!detenida, textosDeImpedimento.parejaDetenida)
  const lados = await ladosQueCambian(ctx, prospecto)
  ensure(
    lados.some((lado) => lado.prospecto.id === prospecto.id),
    planesMessages.sinPlan,
  )
  for (const { prospecto: lado, elegido } of lados) {
    if (!elegido) continue
    await exigirAutorizado(ctx, lado.id)
    await exigirDocumentos(ctx, lado.id)
  }
  return lados
}
