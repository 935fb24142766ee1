import { actualizacionMessages as m, textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { cotizacionVigente, rangoDe } from '../../../cotizacion/cotizaciones/read-model.ts'
import { ensureAutorizado } from '../../../postulacion/autorizaciones/ensure-autorizado.ts'
import { ensureDocumentos } from '../../../postulacion/documentos-postulante/ensure-documentos.ts'
import { actualizacionAbierta } from '../../../postulacion/edicion/read-model.ts'
import { findProspecto, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { readImpedimento } from '../read-impedimento.ts'

/** Requires its own open update; in the giver's update, the giver confirms for both. */
async function ensureOwn({ tx }: Context, { id, parejaId, otorga }: Prospecto): Promise<void> {
  if (await actualizacionAbierta(tx, id)) return
  const deOtorga = parejaId !== null && !otorga && (await actualizacionAbierta(tx, parejaId))
  refuse(deOtorga ? m.otorgaPrimero : edicionMessages.noHay)
}

/** Side of an update. `elegido`: the plan was chosen anew, not only the amount of the pair. */
interface LadoQueCambia {
  readonly prospecto: Prospecto
  readonly elegido: boolean
}

/** Quoted side of the update; null: not quoted, or equal to the plan in force. */
async function ladoQueCambia({ tx }: Context, prospecto: Prospecto): Promise<LadoQueCambia | null> {
  const { id } = prospecto
  const nueva = await cotizacionVigente(tx, id, 'actualizacion')
  if (!nueva) return null
  const elegido = (await rangoDe(tx, id, 'actualizacion')) !== null
  const vigente = await cotizacionVigente(tx, id)
  return elegido || vigente?.foto.pagarUF !== nueva.foto.pagarUF ? { prospecto, elegido } : null
}

/** Sides of an update: the prospect, and the other of its pair if quoted too. */
async function ladosQueCambian(ctx: Context, prospecto: Prospecto): Promise<LadoQueCambia[]> {
  const otro = prospecto.parejaId === null ? null : await findProspecto(ctx.tx, prospecto.parejaId)
  const suyo = otro && (await ladoQueCambia(ctx, otro))
  return [await ladoQueCambia(ctx, prospecto), suyo].filter((lado) => lado !== null)
}

/**
 * Requirements to confirm an update, except the price of the day and the pair's contribution (422). Writes nothing;
 * returns the changed sides.
 */
export async function ensureConfirmable(ctx: Context, prospecto: Prospecto): Promise<readonly LadoQueCambia[]> {
  await ensureOwn(ctx, prospecto)
  const { cierre, detenida } = await readImpedimento(ctx, prospecto)
  if (cierre) refuse(textosDeImpedimento[cierre])
  ensure(!detenida, textosDeImpedimento.parejaDetenida)
  const lados = await ladosQueCambian(ctx, prospecto)
  ensure(
    lados.some((lado) => lado.prospecto.id === prospecto.id),
    planesMessages.sinPlan,
  )
  for (const { prospecto: lado, elegido } of lados) {
    if (!elegido) continue
    await ensureAutorizado(ctx, lado.id)
    await ensureDocumentos(ctx, lado.id)
  }
  return lados
}
