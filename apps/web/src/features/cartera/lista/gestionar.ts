import { detencionesDeGestionar } from '@alerce/contract/messages/cartera/gestionar'
import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { common } from '@alerce/contract/messages/common'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import {
  type DestinoDeGestionar,
  decidirGestionar,
  type HechosGestionar,
  type PreguntaDeGestionar,
  type VentaAlGestionar,
} from '@alerce/domain/cartera/gestionar'
import { call } from '../../../lib/api/call.ts'
import { ApiRefusal } from '../../../lib/api/errors.ts'
import { must, NoAvanza } from '../../../lib/api/must.ts'
import { goTo } from '../../../lib/routes.ts'
import { finalizarAutorizada } from '../../../lib/sale/finalizar-autorizada.ts'
import { generarDSManual } from '../../../lib/sale/generar-ds-manual.ts'
import type { Venta } from '../../../lib/sale/venta.ts'
import { pasoActual } from '../../../lib/sale/ver-venta.ts'
import type { Prospecto } from './queries.ts'

type VentaLeida = Venta & VentaAlGestionar

interface Hechos extends HechosGestionar {
  readonly venta?: VentaLeida
}

/** What was refused has its answer; a check that failed in any other way leaves the FUN unverified. */
async function askFun(prospectoId: number): Promise<NonNullable<Hechos['fun']>> {
  try {
    const { funVigencia } = await call('validarFunVigencia', { prospectoId })
    return funVigencia ? 'vigente' : 'noVigente'
  } catch (error) {
    if (error instanceof ApiRefusal && error.status < 500) throw new NoAvanza(error.descripcion)
    return 'noVerificado'
  }
}

async function askEmployers(prospectoId: number) {
  const datos = await must(call('obtenerDatosProspecto', { prospectoId }), prospectoMessages.datosFailed.text)
  return datos.empleadores.map(({ tipoTrabajador }) => tipoTrabajador)
}

async function askMandate(prospectoId: number): Promise<boolean> {
  const ds = call('obtenerIdentificadorDS', { prospectoId })
  const { declaracionSaludId } = await must(ds, carteraMessages.identificadorFailed.text)
  if (declaracionSaludId === null) return false
  const mandate = call('obtenerEstadoSuscripcion', { dsw_correl: declaracionSaludId })
  const { codigo, valor } = await must(mandate, common.unexpected.text)
  return codigo === 0 && valor.toUpperCase() === 'OK'
}

async function askPair(prospectoId: number): Promise<NonNullable<Hechos['pareja']>> {
  const pair = call('validarGestionarCompensado', { prospectoId })
  const reply = await must(pair, carteraMessages.identificacionFailed.text)
  return reply.toLowerCase() === 'ok' ? 'sigue' : 'espera'
}

type Accion = { readonly accion: 'agendar' } | { readonly accion: 'gestionar'; readonly funNoVerificado: boolean }

async function mark(prospectoId: number, accion: Accion): Promise<true> {
  await must(call('prospectoGestionado', { prospectoId, ...accion }), carteraMessages.identificacionFailed.text)
  return true
}

async function readSale(prospectoId: number): Promise<VentaLeida> {
  const venta = await must(call('obtenerVenta', { prospectoId }), carteraMessages.redirectFailed.text)
  return venta as VentaLeida
}

async function askManual(prospectoId: number): Promise<boolean> {
  const check = call('verificacionDSManual', { prospectoId })
  return (await must(check, carteraMessages.dsManualCheckFailed.text)).habilitado
}

type Ask<P extends PreguntaDeGestionar> = (prospectoId: number, known: Hechos) => Promise<NonNullable<Hechos[P]>>

const ask: { readonly [P in PreguntaDeGestionar]: Ask<P> } = {
  fun: askFun,
  empleadores: askEmployers,
  mandato: askMandate,
  pareja: askPair,
  marca: (id, { fun }) => mark(id, { accion: 'gestionar', funNoVerificado: fun === 'noVerificado' }),
  venta: readSale,
  manual: askManual,
}

/** The step where the sale stands; an authorized DS is finished on the way (spec 1 §4, entry 15). */
async function stepOf(prospectoId: number, venta: Venta): Promise<string> {
  if (!venta.porFinalizar) return pasoActual(venta)
  await finalizarAutorizada(prospectoId)
  return pasoActual(await readSale(prospectoId))
}

async function addressOf(va: DestinoDeGestionar, prospectoId: number, venta: Venta | undefined): Promise<string> {
  if (va === 'pasoDeLaDS' && venta) return await stepOf(prospectoId, venta)
  if (va === 'generarManual')
    return goTo('postulantData', { prospectoId, identificador: await generarDSManual(prospectoId) })
  const identificador = va === 'antecedentesConDS' ? venta?.declaracionSaludId : null
  return goTo('postulantData', { prospectoId, identificador: identificador ?? null })
}

/** As much of a card as its decision begins with. */
type Caso = Pick<Prospecto, 'prospectoId' | 'estado' | 'folioDS'>

/** Gestionar on a card (spec 1 §4): asks what the decision needs until something stops it or it leads on. Throws NoAvanza. */
export async function gestionar({ prospectoId, estado, folioDS }: Caso): Promise<string> {
  let hechos: Hechos = { estado, folio: folioDS }
  for (;;) {
    const decision = decidirGestionar(hechos)
    if ('detiene' in decision) {
      const { text, code } = detencionesDeGestionar[decision.detiene]
      throw new NoAvanza(text, { codigo: code })
    }
    if ('va' in decision) return await addressOf(decision.va, prospectoId, hechos.venta)
    hechos = { ...hechos, [decision.pide]: await ask[decision.pide](prospectoId, hechos) }
  }
}

/** Agendar on a card: marked as managed, nothing else is checked; then its agenda. Throws NoAvanza. */
export async function agendar({ prospectoId }: Prospecto): Promise<string> {
  await mark(prospectoId, { accion: 'agendar' })
  return verAgenda({ prospectoId })
}

/** The agenda for a prospect, for who only reads. */
export const verAgenda = ({ prospectoId }: Pick<Prospecto, 'prospectoId'>): string => goTo('agenda', { prospectoId })
