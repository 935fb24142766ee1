import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { useRead, useWork, useWrite } from '../../../lib/use-call.ts'

/** A priced plan on offer, and the quote that was kept of one. */
export type Opcion = ReplyOf<'obtenerMejoresOpcionesCotizacion'>[number]
export type Cotizacion = ReplyOf<'resumenCotizacion'>
export type Limites = ReplyOf<'calcularRenta'>
export type Bonificacion = ReplyOf<'obtenerPorcentajeBonificacionPrestador'>[number]
export type Beneficio = ReplyOf<'obtenerBeneficiosComplementarios'>[number]

export const useLimites = (prospectoId: number) => useRead('calcularRenta', { prospectoId, renta: 0 })
export const useRango = (prospectoId: number) => useRead('obtenerRangoPactado', { prospectoId })
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
export const useBusqueda = (prospectoId: number) => useRead('obtenerBusqueda', { prospectoId })
export const useExplicacion = (prospectoId: number) => useRead('explicarBusqueda', { prospectoId })
export const usePlanes = (prospectoId: number) => useRead('obtenerPlanes', { prospectoId })
export const useEspeciales = (planId: string) =>
  useRead('obtenerBeneficiosEspeciales', { planId: Number(planId) }, { reference: true, enabled: planId !== '' })

export const useOpciones = (prospectoId: number) => useRead('obtenerMejoresOpcionesCotizacion', { prospectoId })
export const useSeleccionado = (prospectoId: number) => useRead('obtenerPlanSeleccionado', { prospectoId })
export const useBeneficios = (prospectoId: number) =>
  useRead('obtenerBeneficiosComplementarios', { prospectoId }, { reference: true })
export const useComparacion = (prospectoId: number, planes: string) =>
  useRead('compararPlanes', { prospectoId, planes }, { enabled: planes !== '' })
export const useEnviadas = (prospectoId: number) => useRead('obtenerCotizacionesEnviadas', { prospectoId })
export const useResumen = (prospectoId: number) => useRead('obtenerResumenPlan', { prospectoId })

export const useGuardarRango = () => useWrite('guardarRangoPactado')
export const useRestituir = () => useWrite('restituirCotizacion')
/** Asked when it is about to be sent: what it would be now, never what it was. */
export const useRevisarEnvio = () =>
  useWork((payload: { prospectoId: number }) => call('revisarEnvioCotizacion', payload), [])
export const useEnviarCotizacion = () => useWrite('enviarCotizacionCorreo')

export const useGuardarEtapa = () => useWrite('guardarEtapaProspecto')

/** Where the two of a pair stand; asked of one of a pair only. */
export const usePareja = (prospectoId: number, enPareja: boolean) =>
  useRead('obtenerPareja', { prospectoId }, { enabled: enPareja })
export const useReplicar = () => useWrite('replicarPlanCompensado')
