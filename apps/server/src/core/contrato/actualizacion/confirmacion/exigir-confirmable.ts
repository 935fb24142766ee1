import { actualizacionMessages as m, textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { cotizacionVigente, rangoDe } from '../../../cotizacion/cotizacion/read-model.ts'
import { exigirAutorizado } from '../../../postulacion/autorizaciones/exigir-autorizado.ts'
import { exigirDocumentos } from '../../../postulacion/documentos-postulante/exigir-documentos.ts'
import { actualizacionAbierta } from '../../../postulacion/edicion/read-model.ts'
import { buscarProspecto, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { leerImpedimento } from '../leer-impedimento.ts'

/** Its own open update; in its giver's, the giver confirms for both. */
async function exigirLaPropia({ tx }: Context, { id, parejaId, otorga }: Prospecto): Promise<void> {
  if (await actualizacionAbierta(tx, id)) return
  const deOtorga = parejaId !== null && !otorga && (await actualizacionAbierta(tx, parejaId))
  refuse(deOtorga ? m.otorgaPrimero : edicionMessages.noHay)
}

/** Of a sale that an update changes. `elegido`: its plan was chosen anew, not only the amount of the pair. */
interface LadoQueCambia {
  readonly prospecto: Prospecto
  readonly elegido: boolean
}

/** Quoted in the update; null: it is not, or stands there as it stands anyway. */
async function ladoQueCambia({ tx }: Context, prospecto: Prospecto): Promise<LadoQueCambia | null> {
  const { id } = prospecto
  const nueva = await cotizacionVigente(tx, id, 'actualizacion')
  if (!nueva) return null
  const elegido = (await rangoDe(tx, id, 'actualizacion')) !== null
  const vigente = await cotizacionVigente(tx, id)
  return elegido || vigente?.foto.pagarUF !== nueva.foto.pagarUF ? { prospecto, elegido } : null
}

/** Who changes with an update: the prospect itself, and the other of its pair where it was quoted with it. */
async function ladosQueCambian(ctx: Context, prospecto: Prospecto): Promise<LadoQueCambia[]> {
  const otro = prospecto.parejaId === null ? null : await buscarProspecto(ctx.tx, prospecto.parejaId)
  const suyo = otro && (await ladoQueCambia(ctx, otro))
  return [await ladoQueCambia(ctx, prospecto), suyo].filter((lado) => lado !== null)
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
