import type { RouteName } from './routes.ts'

/**
 * Reads whose replies an advisor's browser may keep for work without network: the session, the list, Mi día, the agenda
 * and the opened sales. None carries health data (its test compares them with the declarations), and the notes of
 * follow-up, which may, are left out too.
 */
export const llamadasSinRed = [
  'sesionActual',
  ...(['obtenerProspectos', 'obtenerTipoProspectos', 'obtenerEstadosProspectos', 'obtenerProspectosEditar'] as const),
  ...(['obtenerMiDia', 'obtenerCitas', 'obtenerFeriados', 'obtenerNotificaciones', 'obtenerPorDeshacer'] as const),
  ...(['obtenerVenta', 'obtenerDatosProspecto', 'obtenerDatosProspectoUpd', 'obtenerBitacoraProspecto'] as const),
  ...(['estadoAutorizacion', 'obtenerCertificados', 'obtenerDocumentosProspecto', 'documentosSolicitar'] as const),
  ...([
    'obtenerBeneficiarios',
    'obtenerRangoPactado',
    'obtenerBusqueda',
    'explicarBusqueda',
    'obtenerMejoresOpcionesCotizacion',
  ] as const),
  ...(['obtenerCotizacionesEnviadas', 'obtenerResumenPlan', 'obtenerPlanes', 'calcularRenta'] as const),
  ...(['regiones', 'ciudades', 'ciudadesRegion', 'comunas', 'afps', 'isapres'] as const),
] as const satisfies readonly RouteName[]
