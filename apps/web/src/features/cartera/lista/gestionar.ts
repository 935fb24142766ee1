import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { call } from '../../../lib/api/call.ts'
import { Halt, must } from '../../../lib/api/must.ts'
import { goTo } from '../../../lib/routes.ts'
import { finalizarAutorizada } from '../../../lib/sale/finalizar-autorizada.ts'
import { type AskFirst, iniciarDSManual, trasGenerar } from '../../../lib/sale/iniciar-ds-manual.ts'
import { enLaVenta, verVenta } from '../../../lib/sale/ver-venta.ts'
import type { Prospecto } from './queries.ts'

type Ficha = Pick<Prospecto, 'prospectoId'>

async function mark(prospectoId: number, accion: 'agendar' | 'gestionar'): Promise<void> {
  await must(call('prospectoGestionado', { prospectoId, accion }), carteraMessages.identificacionFailed.text)
}

/**
 * Gestionar on a card (spec 1 §4): the server decides in one answer; the card is marked, and what has to be done on
 * the way is done (an authorized DS is finished, entry 15). The address where it leads; null: whoever was asked on the
 * way said no. Throws Halt.
 */
export async function gestionar({ prospectoId }: Ficha, preguntar: AskFirst): Promise<string | null> {
  const gestion = await must(call('resolverGestion', { prospectoId }), carteraMessages.redirectFailed.text)
  const { detiene, ruta, identificador, antes } = gestion
  if (detiene) throw new Halt(detiene.texto, { codigo: detiene.codigo })
  await mark(prospectoId, 'gestionar')
  if (antes === 'generarManual') {
    const generada = await iniciarDSManual(prospectoId, preguntar)
    if (generada === null) return null
    if (generada.enviada) return trasGenerar(prospectoId, generada)
    return enLaVenta(ruta, { prospectoId, identificador: generada.identificador })
  }
  if (antes === null) return enLaVenta(ruta, { prospectoId, identificador })
  await finalizarAutorizada(prospectoId)
  return await verVenta({ prospectoId })
}

/**
 * What comes next on a card: checked and marked as by Gestionar, then the step that is now, though the applicant's data
 * are open too. The address. Throws Halt.
 */
export async function seguir(ficha: Ficha, preguntar: AskFirst): Promise<string | null> {
  const ruta = await gestionar(ficha, preguntar)
  return ruta && (await verVenta(ficha))
}

/** Agendar on a card: marked as managed, nothing else is checked; then its agenda. Throws Halt. */
export async function agendar({ prospectoId }: Ficha): Promise<string> {
  await mark(prospectoId, 'agendar')
  return verAgenda({ prospectoId })
}

/** The agenda for a prospect, for who only reads. */
export const verAgenda = ({ prospectoId }: Ficha): string => goTo('agenda', { prospectoId })
