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
  SuscripcionTable,
  TokenApiTable,
  UsuarioTable,
} from './acceso.ts'
import type {
  BloqueoAgendaTable,
  CalendarioPrivadoTable,
  CambioCitaTable,
  CitaBorradaTable,
  CitaTable,
  DisponibilidadTable,
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
  EntregaTable,
  FeriadoTable,
  IdempotenciaTable,
  IsapreTable,
  NotificacionTable,
  ObjetoSueltoTable,
  ParametroTable,
  PorDeshacerTable,
  PropuestaTextoTable,
  RegionTable,
  TextoTable,
  TitularVigenteTable,
  UfTable,
} from './base.ts'
import type {
  AnotacionTable,
  AsuntoPospuestoTable,
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
  suscripcion: SuscripcionTable
  tokenApi: TokenApiTable
  usuario: UsuarioTable
  bloqueoAgenda: BloqueoAgendaTable
  calendarioPrivado: CalendarioPrivadoTable
  cambioCita: CambioCitaTable
  cita: CitaTable
  citaBorrada: CitaBorradaTable
  disponibilidad: DisponibilidadTable
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
  entrega: EntregaTable
  feriado: FeriadoTable
  idempotencia: IdempotenciaTable
  isapre: IsapreTable
  notificacion: NotificacionTable
  objetoSuelto: ObjetoSueltoTable
  parametro: ParametroTable
  porDeshacer: PorDeshacerTable
  propuestaTexto: PropuestaTextoTable
  region: RegionTable
  texto: TextoTable
  titularVigente: TitularVigenteTable
  uf: UfTable
  anotacion: AnotacionTable
  asuntoPospuesto: AsuntoPospuestoTable
  importacion: ImportacionTable
  importacionFila: ImportacionFilaTable
  meta: MetaTable
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
  adjunto: AdjuntoTable
  cambioCorreo: CambioCorreoTable
  cambioDS: CambioDSTable
  codigoPostulante: CodigoPostulanteTable
  constanciaPostulante: ConstanciaPostulanteTable
  declaracion: DeclaracionTable
  declaracionJurada: DeclaracionJuradaTable
  declaracionPersona: DeclaracionPersonaTable
  diagnostico: DiagnosticoTable
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
