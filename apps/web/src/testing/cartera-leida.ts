import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import type { ReplyOf } from '../lib/api/call.ts'
import { cotizacionDe, opcionDe, resumenPlanDe } from './cotizacion.ts'
import { datosDe } from './datos-prospecto.ts'
import { ventaConDS } from './declaracion.ts'
import { contractualDe } from './entidad.ts'
import { cifras } from './estadisticas.ts'
import type { Answers } from './fake-server.ts'
import { firmadosDe } from './firmados.ts'
import { datosUpdDe } from './postulacion/datos-upd.ts'
import { documentoDe, pedidos } from './postulacion/documento.ts'
import { autorizacionDe, seguimientoDe } from './venta.ts'

const papel: ReplyOf<'obtenerDocumentos'>[number] = {
  imgCorrel: 1,
  nombre: 'Papel.pdf',
  tipoMIME: 'application/pdf',
  estado: 'listo',
  emitido: null,
  salud: false,
  copia: null,
}

/** Answers for a reader of a portfolio and its sales, from the first screen to the last. */
export const carteraLeida = (): Answers => ({
  obtenerProspectos: [],
  obtenerMiDia: { grupos: [] },
  obtenerAsuntosDelDia: { asuntos: [], siguiente: null },
  obtenerProspectosEditar: [],
  obtenerEstadosProspectos: [],
  obtenerTipoProspectos: [],
  obtenerVistas: { vistas: [] },
  obtenerEtiquetas: { etiquetas: [] },
  obtenerCitas: [],
  obtenerCitasDelEquipo: { citas: [], hayMas: false },
  obtenerEstadisticasSuscripciones: cifras(),
  obtenerFilasEstadistica: { filas: [], siguiente: null },
  obtenerPorDeshacer: [],
  obtenerNotificaciones: { notificaciones: [], notificacionesNoLeidas: 0, pagina: 1 },
  obtenerVenta: ventaConDS('resumenCotizacion'),
  obtenerDatosProspecto: datosDe(),
  obtenerDatosProspectoUpd: datosUpdDe(),
  obtenerCertificados: [],
  estadoAutorizacion: autorizacionDe(),
  obtenerAnotaciones: seguimientoDe(),
  obtenerBitacoraProspecto: [],
  obtenerBeneficiarios: [],
  obtenerMejoresOpcionesCotizacion: [opcionDe()],
  obtenerPlanSeleccionado: {
    planCotizacionId: 4,
    beneficiosComplementarios: [],
    totalPesos: pesos(370_212),
    totalUF: uf(9.008),
    cotizacion: cotizacionDe(),
  },
  obtenerBeneficiosComplementarios: [],
  resumenCotizacion: cotizacionDe(),
  obtenerResumenPlan: resumenPlanDe(),
  datosDocumentosContractuales: contractualDe(),
  obtenerDocumentos: [papel],
  obtenerPapelesFirmados: firmadosDe(),
  obtenerListadoPrimerPago: [],
  validarDocumentosCompensado: 'OK',
  documentosSolicitar: pedidos.D,
  obtenerDocumentosProspecto: [documentoDe()],
  regiones: [],
  ciudadesRegion: [],
  comunas: [],
  afps: [],
  isapres: [],
  obtenerPlanesColectivos: [],
  obtenerDireccionesEmpleador: [],
})
