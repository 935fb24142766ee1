import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { useLive } from '../../../lib/events.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useOffers } from '../../../lib/session/session.ts'
import { useLastWrite, useRead, useWork, useWrite } from '../../../lib/use-call.ts'

/** A priced plan on offer, and the quote that was kept of one. */
export type Opcion = ReplyOf<'obtenerMejoresOpcionesCotizacion'>[number]
export type LimitesDeRenta = ReplyOf<'calcularRenta'>
export type Bonificacion = ReplyOf<'obtenerPorcentajeBonificacionPrestador'>[number]
export type Beneficio = ReplyOf<'obtenerBeneficiosComplementarios'>[number]

type Seleccionado = ReplyOf<'obtenerPlanSeleccionado'>

const ninguno: Seleccionado = {
  planCotizacionId: null,
  beneficiosComplementarios: [],
  totalPesos: null,
  totalUF: null,
  cotizacion: null,
}

export const useLimites = (prospectoId: number) =>
  useRead(useLugar().llamada('calcularRenta'), { prospectoId, renta: 0 })
export const useDatos = (prospectoId: number) => useRead('obtenerDatosProspecto', { prospectoId })
export const useRegiones = () => useRead('regiones', {}, { reference: true })
export const usePrestadores = (region: string) =>
  useRead('obtenerPrestadores', { region: Number(region) }, { reference: true, enabled: region !== '' })
export const useBonificaciones = (prospectoId: number, prestador: string) =>
  useRead(
    'obtenerPorcentajeBonificacionPrestador',
    { codigoPrestador: Number(prestador), prospectoId },
    { enabled: prestador !== '' },
  )
export const useBusqueda = (prospectoId: number) => useRead('obtenerBusqueda', { prospectoId, ...useLugar().lugar })
export function useExplicacion(prospectoId: number) {
  const enabled = useOffers('explicarBusqueda')
  return useRead('explicarBusqueda', { prospectoId, ...useLugar().lugar }, { enabled })
}
export const usePlanes = (prospectoId: number) => useRead(useLugar().llamada('obtenerPlanes'), { prospectoId })
export const useEspeciales = (planId: string) =>
  useRead('obtenerBeneficiosEspeciales', { planId: Number(planId) }, { reference: true, enabled: planId !== '' })

/** Saved range, live: another window may lock it. */
export function useRango(prospectoId: number) {
  const llamada = useLugar().llamada('obtenerRangoPactado')
  useLive(llamada, { payload: { prospectoId }, prospectos: [prospectoId] })
  return useRead(llamada, { prospectoId })
}

/** Plans on offer; empty after the quote was begun again in another window. */
export function useOpciones(prospectoId: number) {
  const llamada = useLugar().llamada('obtenerMejoresOpcionesCotizacion')
  useLive(llamada, { payload: { prospectoId }, prospectos: [prospectoId] })
  return useRead(llamada, { prospectoId })
}

/** The chosen plan, as it is in every window; of an update before a choice the server says null. */
export function useSeleccionado(prospectoId: number) {
  const llamada = useLugar().llamada('obtenerPlanSeleccionado')
  const read = useRead(llamada, { prospectoId })
  useLive(llamada, { payload: { prospectoId }, prospectos: [prospectoId] })
  return { ...read, data: read.data === null ? ninguno : read.data }
}

export const useBeneficios = (prospectoId: number) =>
  useRead('obtenerBeneficiosComplementarios', { prospectoId }, { reference: true })
export const useComparacion = (prospectoId: number, planes: string) =>
  useRead('compararPlanes', { prospectoId, planes, ...useLugar().lugar }, { enabled: planes !== '' })
export const useResumen = (prospectoId: number) => useRead('obtenerResumenPlan', { prospectoId })

export const useGuardarRango = () => useWrite(useLugar().llamada('guardarRangoPactado'))
export const useRestituir = () => useWrite('restituirCotizacion')
/** Read just before the mail is sent: an earlier reading may be out of date. */
export function useRevisarEnvio() {
  const { lugar } = useLugar()
  return useWork((payload: { prospectoId: number }) => call('revisarEnvioCotizacion', { ...payload, ...lugar }), [])
}
/** Read before the question, so that missing data is reported before the user confirms. */
export function useRevisarConfirmacion() {
  const { lugar } = useLugar()
  return useWork((payload: { prospectoId: number }) => call('revisarConfirmacion', { ...payload, ...lugar }), [])
}
export const useEnviarCotizacion = () => useWrite(useLugar().llamada('enviarCotizacionCorreo'))

export const useGuardarEtapa = () => useWrite('guardarEtapaProspecto')
export const useGuardarEtapaUpd = () => useWrite('guardarEtapaProspectoUpd')
export const useConfirmarActualizacion = (leave: () => unknown) => useLastWrite('confirmarActualizacion', leave)

/** The family group that the price rests on, as it is on record. */
export const useGrupo = (prospectoId: number) => useRead('obtenerBeneficiarios', { prospectoId })

/** Situation of both of a pair; read only for a sale in a pair. */
export const usePareja = (prospectoId: number, enPareja: boolean) =>
  useRead('obtenerPareja', { prospectoId }, { enabled: enPareja })
export const useReplicar = () => useWrite(useLugar().llamada('replicarPlanCompensado'))
