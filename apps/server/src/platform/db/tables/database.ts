// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type {
  AperturaEnlaceTable,
  BitacoraAccesoSelloTable,
  BitacoraAccesoTable,
  ClienteApiTable,
  CuentaEmpresaTable,
  EnlaceClaveTable,
  EnlaceSupervisorTable,
  EquipoTable,
  EventoSeguridadTable,
  FactorAplicacionTable,
  FactorCodigoTable,
  FactorDesafioTable,
  FactorLlaveTable,
  FrenoAccesoTable,
  IntervencionUsuarioTable,
  RegistroAccesoTable,
  SesionTable,
  TokenApiTable,
  UsuarioTable,
} from './acceso.ts'
import type {
  BloqueoAgendaTable,
  CalendarioPrivadoTable,
  CambioCitaTable,
  CambiosAgendaTable,
  CitaBorradaTable,
  CitaTable,
  ConexionCalendarioTable,
  DisponibilidadTable,
  EntradaCalendarioTable,
  PaginaReservaTable,
  ReservaTable,
} from './agenda.ts'
import type {
  AfpTable,
  AlmacenTable,
  ArchivoTable,
  BitacoraTable,
  BorradorTable,
  CargaVigenteTable,
  CiudadTable,
  ColectivoTable,
  ComunaTable,
  CorreoAdjuntoTable,
  CorreoTable,
  DireccionEmpleadorTable,
  FeriadoTable,
  IdempotenciaTable,
  IsapreTable,
  NotificacionTable,
  ObjetoSueltoTable,
  ParametroTable,
  PorDeshacerTable,
  PreferenciaAvisoTable,
  PropuestaTextoTable,
  RegionTable,
  TextoTable,
  TitularVigenteTable,
  UfFuenteTable,
  UfTable,
} from './base.ts'
import type {
  AnotacionTable,
  AsuntoPospuestoTable,
  EtiquetaProspectoTable,
  ImportacionFilaTable,
  ImportacionTable,
  MetaTable,
  PlantillaTable,
  SuplenciaTable,
  TareaTable,
  TarjetaPorRehacerTable,
  TarjetaTable,
  TraspasoCasoTable,
  TraspasoTable,
  UmbralTable,
  VistaTable,
} from './cartera.ts'
import type {
  ActualizacionTable,
  AntecedenteContractualTable,
  ComprobantePagoTable,
  ConsentimientoMandatoTable,
  CopiaFirmadaTable,
  DocumentoContratoTable,
  DocumentosReunidosTable,
  EnlaceMandatoTable,
  EntidadPagadoraTable,
  EnvioFirmadoTable,
  EvidenciaArchivoTable,
  EvidenciaTable,
  MandatoTable,
  PapelFirmadoTable,
  PrimerPagoTable,
} from './contrato.ts'
import type {
  BeneficioTable,
  CargaCatalogoAntesTable,
  CargaCatalogoFilaTable,
  CargaCatalogoFinTable,
  CargaCatalogoTable,
  ComisionTable,
  CotizacionBorradaTable,
  CotizacionEnviadaTable,
  CotizacionTable,
  EnlaceCotizacionTable,
  FactorTramoTable,
  PlanBeneficioTable,
  PlanPrestadorTable,
  PlanRegionTable,
  PlanTable,
  PreferenciaTable,
  PrestadorTable,
  PrimaGesTable,
  RangoPactadoTable,
  TopeImponibleTable,
} from './cotizacion.ts'
import type {
  AdjuntoTable,
  CambioCorreoTable,
  CambioDSTable,
  CodigoPostulanteTable,
  ConstanciaPostulanteTable,
  DeclaracionJuradaTable,
  DeclaracionPersonaTable,
  DeclaracionTable,
  DiagnosticoTable,
  DudaTable,
  EnlaceInvitacionTable,
  EvaluacionTable,
  FirmaCircularTable,
  NotaCasoTable,
  RespuestaDSTable,
  RespuestaRetenidaTable,
  SesionPostulanteTable,
  TomaCasoTable,
} from './declaracion.ts'
import type {
  DevolucionTable,
  EnlaceReabiertoTable,
  FunBajaTable,
  IrregularidadCodigoTable,
  IrregularidadDetalleTable,
  IrregularidadEvidenciaTable,
  IrregularidadTable,
  RechazoAutenticacionTable,
} from './mesa.ts'
import type { BloqueoPersonaTable, PedidoPersonaTable, RevocacionConsentimientoTable } from './personas.ts'
import type {
  AutorizacionTable,
  BeneficiarioTable,
  CambioTable,
  CertificadoTable,
  DocumentoPedidoTable,
  DocumentoProspectoTable,
  EmpleadorTable,
  OposicionPersonaTable,
  ProspectoTable,
  RentaAprobadaTable,
} from './postulacion.ts'

/** Every table by its name. */
export interface Database {
  aperturaEnlace: AperturaEnlaceTable
  bitacoraAcceso: BitacoraAccesoTable
  bitacoraAccesoSello: BitacoraAccesoSelloTable
  clienteApi: ClienteApiTable
  cuentaEmpresa: CuentaEmpresaTable
  enlaceClave: EnlaceClaveTable
  enlaceSupervisor: EnlaceSupervisorTable
  equipo: EquipoTable
  eventoSeguridad: EventoSeguridadTable
  factorAplicacion: FactorAplicacionTable
  factorCodigo: FactorCodigoTable
  factorDesafio: FactorDesafioTable
  factorLlave: FactorLlaveTable
  frenoAcceso: FrenoAccesoTable
  intervencionUsuario: IntervencionUsuarioTable
  registroAcceso: RegistroAccesoTable
  sesion: SesionTable
  tokenApi: TokenApiTable
  usuario: UsuarioTable
  bloqueoAgenda: BloqueoAgendaTable
  calendarioPrivado: CalendarioPrivadoTable
  cambiosAgenda: CambiosAgendaTable
  cambioCita: CambioCitaTable
  cita: CitaTable
  citaBorrada: CitaBorradaTable
  conexionCalendario: ConexionCalendarioTable
  disponibilidad: DisponibilidadTable
  entradaCalendario: EntradaCalendarioTable
  paginaReserva: PaginaReservaTable
  reserva: ReservaTable
  afp: AfpTable
  almacen: AlmacenTable
  archivo: ArchivoTable
  bitacora: BitacoraTable
  borrador: BorradorTable
  cargaVigente: CargaVigenteTable
  ciudad: CiudadTable
  colectivo: ColectivoTable
  comuna: ComunaTable
  correo: CorreoTable
  correoAdjunto: CorreoAdjuntoTable
  direccionEmpleador: DireccionEmpleadorTable
  feriado: FeriadoTable
  ufFuente: UfFuenteTable
  idempotencia: IdempotenciaTable
  isapre: IsapreTable
  notificacion: NotificacionTable
  objetoSuelto: ObjetoSueltoTable
  parametro: ParametroTable
  porDeshacer: PorDeshacerTable
  preferenciaAviso: PreferenciaAvisoTable
  propuestaTexto: PropuestaTextoTable
  region: RegionTable
  texto: TextoTable
  titularVigente: TitularVigenteTable
  uf: UfTable
  anotacion: AnotacionTable
  asuntoPospuesto: AsuntoPospuestoTable
  etiquetaProspecto: EtiquetaProspectoTable
  importacion: ImportacionTable
  importacionFila: ImportacionFilaTable
  meta: MetaTable
  umbral: UmbralTable
  plantilla: PlantillaTable
  suplencia: SuplenciaTable
  tarea: TareaTable
  tarjeta: TarjetaTable
  tarjetaPorRehacer: TarjetaPorRehacerTable
  traspaso: TraspasoTable
  traspasoCaso: TraspasoCasoTable
  vista: VistaTable
  actualizacion: ActualizacionTable
  antecedenteContractual: AntecedenteContractualTable
  comprobantePago: ComprobantePagoTable
  consentimientoMandato: ConsentimientoMandatoTable
  copiaFirmada: CopiaFirmadaTable
  documentoContrato: DocumentoContratoTable
  documentosReunidos: DocumentosReunidosTable
  enlaceMandato: EnlaceMandatoTable
  entidadPagadora: EntidadPagadoraTable
  envioFirmado: EnvioFirmadoTable
  evidencia: EvidenciaTable
  evidenciaArchivo: EvidenciaArchivoTable
  mandato: MandatoTable
  papelFirmado: PapelFirmadoTable
  primerPago: PrimerPagoTable
  beneficio: BeneficioTable
  cargaCatalogo: CargaCatalogoTable
  cargaCatalogoFila: CargaCatalogoFilaTable
  cargaCatalogoFin: CargaCatalogoFinTable
  cargaCatalogoAntes: CargaCatalogoAntesTable
  comision: ComisionTable
  factorTramo: FactorTramoTable
  topeImponible: TopeImponibleTable
  cotizacion: CotizacionTable
  plan: PlanTable
  planBeneficio: PlanBeneficioTable
  planPrestador: PlanPrestadorTable
  planRegion: PlanRegionTable
  preferencia: PreferenciaTable
  prestador: PrestadorTable
  primaGes: PrimaGesTable
  rangoPactado: RangoPactadoTable
  cotizacionBorrada: CotizacionBorradaTable
  cotizacionEnviada: CotizacionEnviadaTable
  enlaceCotizacion: EnlaceCotizacionTable
  adjunto: AdjuntoTable
  cambioCorreo: CambioCorreoTable
  cambioDS: CambioDSTable
  codigoPostulante: CodigoPostulanteTable
  constanciaPostulante: ConstanciaPostulanteTable
  declaracion: DeclaracionTable
  declaracionJurada: DeclaracionJuradaTable
  declaracionPersona: DeclaracionPersonaTable
  diagnostico: DiagnosticoTable
  duda: DudaTable
  enlaceInvitacion: EnlaceInvitacionTable
  evaluacion: EvaluacionTable
  firmaCircular: FirmaCircularTable
  notaCaso: NotaCasoTable
  respuestaDS: RespuestaDSTable
  respuestaRetenida: RespuestaRetenidaTable
  tomaCaso: TomaCasoTable
  sesionPostulante: SesionPostulanteTable
  funBaja: FunBajaTable
  irregularidad: IrregularidadTable
  irregularidadCodigo: IrregularidadCodigoTable
  irregularidadDetalle: IrregularidadDetalleTable
  irregularidadEvidencia: IrregularidadEvidenciaTable
  rechazoAutenticacion: RechazoAutenticacionTable
  enlaceReabierto: EnlaceReabiertoTable
  devolucion: DevolucionTable
  bloqueoPersona: BloqueoPersonaTable
  pedidoPersona: PedidoPersonaTable
  revocacionConsentimiento: RevocacionConsentimientoTable
  autorizacion: AutorizacionTable
  beneficiario: BeneficiarioTable
  cambio: CambioTable
  certificado: CertificadoTable
  documentoPedido: DocumentoPedidoTable
  documentoProspecto: DocumentoProspectoTable
  empleador: EmpleadorTable
  oposicionPersona: OposicionPersonaTable
  prospecto: ProspectoTable
  rentaAprobada: RentaAprobadaTable
}
