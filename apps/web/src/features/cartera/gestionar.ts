import { carteraMessages } from '@alerce/contract/messages/cartera'
import { prospectoMessages } from '@alerce/contract/messages/prospecto'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { EtapaProspecto } from '@alerce/domain/prospecto/etapas'
import { destinoAlGestionar, requiereFun, requiereMandato } from '@alerce/domain/prospecto/gestionar'
import { call } from '../../lib/api/call.ts'
import { must, NoAvanza } from '../../lib/api/must.ts'
import { goTo } from '../../lib/routes.ts'
import { generarDSManual } from '../../lib/sale/generar-ds-manual.ts'
import { pasoActual } from '../../lib/sale/ver-venta.ts'
import type { Prospecto } from './queries.ts'

/** The flow continues when the check itself fails (spec 1 §4, step 1). */
async function checkFun({ prospectoId, folioDS }: Prospecto): Promise<void> {
  if (!requiereFun(folioDS)) return
  const { funVigencia } = await call('validarFunVigencia', { prospectoId }).catch(() => ({ funVigencia: true }))
  if (!funVigencia) throw new NoAvanza(carteraMessages.funNoVigente.text)
}

async function checkMandate({ prospectoId, estado }: Prospecto): Promise<void> {
  const datos = await must(call('obtenerDatosProspecto', { prospectoId }), prospectoMessages.datosFailed.text)
  const tipos = datos.empleadores.map(({ tipoTrabajador }) => tipoTrabajador)
  if (requiereMandato(tipos, estado)) throw new NoAvanza(carteraMessages.mandatoFaltante.text)
}

async function checkPair({ prospectoId }: Prospecto): Promise<void> {
  const reply = await must(call('validarGestionarCompensado', { prospectoId }), carteraMessages.redirectFailed.text)
  if (reply.toLowerCase() !== 'ok') throw new NoAvanza(carteraMessages.otorganteSinTerminar.text)
}

export async function marcarGestionado(prospectoId: number): Promise<void> {
  await must(call('prospectoGestionado', { prospectoId }), carteraMessages.identificacionFailed.text)
}

/** Where an accepted declaration leads (spec 1 §4, step 5); any other goes to the applicant's data. */
async function destination({ prospectoId, estado }: Prospecto): Promise<string> {
  const antecedentes = goTo('postulantData', { prospectoId })
  if (estado !== 'DS Aceptada') return antecedentes
  const venta = await must(call('obtenerVenta', { prospectoId }), carteraMessages.redirectFailed.text)
  const check = carteraMessages.dsManualCheckFailed.text
  const { habilitado } = await must(call('verificacionDSManual', { prospectoId }), check)
  const destino = destinoAlGestionar({
    estado,
    tipoVenta: venta.tipoVenta,
    etapa: venta.etapa as EtapaProspecto,
    etapaDS: venta.etapaDS as EtapaDS | null,
    manualHabilitada: habilitado,
  })
  if (destino === 'generarManual') {
    return goTo('postulantData', { prospectoId, identificador: await generarDSManual(prospectoId) })
  }
  return destino === 'pasoDeLaDS' ? pasoActual(venta) : antecedentes
}

/** Gestionar on a card (spec 1 §4): the checks in order, the mark, then where to go. Throws NoAvanza. */
export async function gestionar(prospecto: Prospecto): Promise<string> {
  await checkFun(prospecto)
  await checkMandate(prospecto)
  await checkPair(prospecto)
  await marcarGestionado(prospecto.prospectoId)
  return destination(prospecto)
}
