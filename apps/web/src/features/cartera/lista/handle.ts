import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { call } from '../../../lib/api/call.ts'
import { Halt, must } from '../../../lib/api/must.ts'
import { goTo } from '../../../lib/routes.ts'
import { type AskFirst, iniciarDSManual, trasGenerar } from '../../../lib/sale/iniciar-ds-manual.ts'
import { enLaVenta, showVenta } from '../../../lib/sale/show-venta.ts'
import { finalizarAutorizada } from '../../../lib/sale/use-finalizar-autorizada.ts'
import type { Prospecto } from './queries.ts'

type Ficha = Pick<Prospecto, 'prospectoId'>

async function mark(prospectoId: number, accion: 'agendar' | 'gestionar'): Promise<void> {
  await must(call('prospectoGestionado', { prospectoId, accion }), carteraMessages.identificacionFailed.text)
}

interface Llegada {
  /** Path of Gestionar. */
  readonly gestionar: string
  /** The step that is now, though Gestionar leads to the applicant's data. */
  readonly sigue: string
}

/**
 * Takes a card (spec 1 §4): the server decides in one reply, the card is marked, and pending steps are done (an
 * authorized DS is finished, entry 15). Null: the user answered no to a question. Throws Halt.
 */
async function take({ prospectoId }: Ficha, ask: AskFirst): Promise<Llegada | null> {
  const gestion = await must(call('resolverGestion', { prospectoId }), carteraMessages.redirectFailed.text)
  const { detiene, ruta, identificador, antes, sigue } = gestion
  if (detiene) throw new Halt(detiene.texto, { codigo: detiene.codigo })
  await mark(prospectoId, 'gestionar')
  if (antes === 'generarManual') {
    const generada = await iniciarDSManual(prospectoId, ask)
    if (generada === null) return null
    const hecha = trasGenerar(prospectoId, generada)
    const aLaVenta = enLaVenta(ruta, { prospectoId, identificador: generada.identificador })
    return { gestionar: generada.enviada ? hecha : aLaVenta, sigue: hecha }
  }
  const aLoQueSigue = enLaVenta(sigue.ruta, { prospectoId, identificador: sigue.identificador })
  if (antes === null) return { gestionar: enLaVenta(ruta, { prospectoId, identificador }), sigue: aLoQueSigue }
  // Its authorization ended before the DS was finished: open the sale at its current step
  const sigueAhora = (await finalizarAutorizada(prospectoId)) ? aLoQueSigue : await showVenta({ prospectoId })
  return { gestionar: sigueAhora, sigue: sigueAhora }
}

/** Path of Gestionar; null: the user answered no to a question. Throws Halt. */
export const handle = async (ficha: Ficha, ask: AskFirst): Promise<string | null> =>
  (await take(ficha, ask))?.gestionar ?? null

/** Path of the next step of a card, after the checks and the mark of Gestionar. Throws Halt. */
export const follow = async (ficha: Ficha, ask: AskFirst): Promise<string | null> =>
  (await take(ficha, ask))?.sigue ?? null

/** Agendar on a card: marked as managed, nothing else is checked; then its agenda. Throws Halt. */
export async function schedule({ prospectoId }: Ficha): Promise<string> {
  await mark(prospectoId, 'agendar')
  return showAgenda({ prospectoId })
}

/** Path of the agenda of a prospect, for a reader. */
export const showAgenda = ({ prospectoId }: Ficha): string => goTo('agenda', { prospectoId })
