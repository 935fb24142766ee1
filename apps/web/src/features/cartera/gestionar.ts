import { carteraMessages } from '@alerce/contract/messages/cartera'
import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { EtapaProspecto } from '@alerce/domain/prospecto/etapas'
import { destinoAlGestionar, requiereFun, requiereMandato } from '@alerce/domain/prospecto/gestionar'
import { type CallName, call, type PayloadOf, type ReplyOf } from '../../lib/api/call.ts'
import { messageOf } from '../../lib/api/errors.ts'
import { goTo } from '../../lib/routes.ts'
import type { Venta } from '../../lib/venta.ts'
import type { Prospecto } from './queries.ts'

/** Why a card cannot be taken forward, in the words for the person. */
export class NoAvanza extends Error {}

async function must<N extends CallName>(name: N, payload: PayloadOf<N>, text: string): Promise<ReplyOf<N>> {
  try {
    return await call(name, payload)
  } catch (error) {
    throw new NoAvanza(messageOf(error, text))
  }
}

/** The flow continues when the check itself fails (spec 1 §4, step 1). */
async function checkFun({ prospectoId, folioDS }: Prospecto): Promise<void> {
  if (!requiereFun(folioDS)) return
  const { funVigencia } = await call('validarFunVigencia', { prospectoId }).catch(() => ({ funVigencia: true }))
  if (!funVigencia) throw new NoAvanza(carteraMessages.funNoVigente.text)
}

async function checkMandate({ prospectoId, estado }: Prospecto): Promise<void> {
  const datos = await must('obtenerDatosProspecto', { prospectoId }, prospectoMessages.datosFailed.text)
  const tipos = datos.empleadores.map(({ tipoTrabajador }) => tipoTrabajador)
  if (requiereMandato(tipos, estado)) throw new NoAvanza(carteraMessages.mandatoFaltante.text)
}

async function checkPair({ prospectoId }: Prospecto): Promise<void> {
  const reply = await must('validarGestionarCompensado', { prospectoId }, carteraMessages.redirectFailed.text)
  if (reply.toLowerCase() !== 'ok') throw new NoAvanza(carteraMessages.otorganteSinTerminar.text)
}

export async function marcarGestionado(prospectoId: number): Promise<void> {
  await must('prospectoGestionado', { prospectoId }, carteraMessages.identificacionFailed.text)
}

async function generateManual(prospectoId: number): Promise<string> {
  const { declaracionSaludId } = await must('generarDSManual', { prospectoId }, carteraMessages.dsManualFailed.text)
  const etapa = { prospectoId, etapa: 'dsManualGenerada' } as const
  await must('guardarEtapaProspecto', etapa, prospectoMessages.etapaSaveFailed.text)
  return goTo('postulantData', { prospectoId, identificador: declaracionSaludId })
}

function currentStep({ pasos, prospectoId, declaracionSaludId }: Venta): string {
  const paso =
    pasos.find(({ situacion }) => situacion === 'ahora') ?? pasos.findLast(({ situacion }) => situacion === 'listo')
  const query = goTo('postulantData', { prospectoId, identificador: declaracionSaludId })
  return paso ? query.replace(/^[^?]+/, paso.ruta) : query
}

/** Where an accepted declaration leads (spec 1 §4, step 5); any other goes to the applicant's data. */
async function destination({ prospectoId, estado }: Prospecto): Promise<string> {
  const antecedentes = goTo('postulantData', { prospectoId })
  if (estado !== 'DS Aceptada') return antecedentes
  const venta = await must('obtenerVenta', { prospectoId }, carteraMessages.redirectFailed.text)
  const check = carteraMessages.dsManualCheckFailed.text
  const { habilitado } = await must('verificacionDSManual', { prospectoId }, check)
  const destino = destinoAlGestionar({
    estado,
    tipoVenta: venta.tipoVenta,
    etapa: venta.etapa as EtapaProspecto,
    etapaDS: venta.etapaDS as EtapaDS | null,
    manualHabilitada: habilitado,
  })
  if (destino === 'generarManual') return generateManual(prospectoId)
  return destino === 'pasoDeLaDS' ? currentStep(venta) : antecedentes
}

/** Gestionar on a card (spec 1 §4): the checks in order, the mark, then where to go. Throws NoAvanza. */
export async function gestionar(prospecto: Prospecto): Promise<string> {
  await checkFun(prospecto)
  await checkMandate(prospecto)
  await checkPair(prospecto)
  await marcarGestionado(prospecto.prospectoId)
  return destination(prospecto)
}
