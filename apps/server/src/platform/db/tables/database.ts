import type {
  AperturaEnlaceTable,
  BitacoraAccesoSelloTable,
  CalendarioPrivadoTable,
  EnlaceClaveTable,
  EnlaceSupervisorTable,
  EventoSeguridadTable,
  FrenoAccesoTable,
  NotificacionTable,
} from './acceso.ts'
import type {
  ArchivoTable,
  BitacoraAccesoTable,
  BorradorTable,
  ClienteApiTable,
  CorreoAdjuntoTable,
  CorreoTable,
  EquipoTable,
  IdempotenciaTable,
  ParametroTable,
  RegistroAccesoTable,
  SesionTable,
  TokenApiTable,
  UsuarioTable,
} from './base.ts'
import type { AntecedenteContractualTable, DocumentoContratoTable, EntidadPagadoraTable } from './contrato.ts'
import type { CotizacionTable, PreferenciaTable, RangoPactadoTable } from './cotizacion.ts'
import type {
  AdjuntoTable,
  DeclaracionPersonaTable,
  DeclaracionTable,
  EvaluacionTable,
  RespuestaDsTable,
} from './declaracion.ts'
import type { ImportacionFilaTable, ImportacionTable } from './importacion.ts'
import type {
  ConsentimientoMandatoTable,
  EnlaceMandatoTable,
  IrregularidadCodigoTable,
  IrregularidadDetalleTable,
  IrregularidadTable,
  MandatoTable,
  RechazoAutenticacionTable,
} from './mesa.ts'
import type {
  ActualizacionTable,
  AutorizacionTable,
  CertificadoTable,
  DocumentoPedidoTable,
  DocumentoProspectoTable,
} from './postulacion.ts'
import type {
  BeneficiarioTable,
  BitacoraTable,
  CambioTable,
  CitaTable,
  EmpleadorTable,
  ProspectoTable,
} from './prospecto.ts'
import type {
  AfpTable,
  BeneficioTable,
  CargaVigenteTable,
  CiudadTable,
  ColectivoTable,
  ComunaTable,
  DiagnosticoTable,
  DireccionEmpleadorTable,
  FunBajaTable,
  IsapreTable,
  PlanBeneficioTable,
  PlanPrestadorTable,
  PlanRegionTable,
  PlanTable,
  PreguntaDsTable,
  PrestadorTable,
  PrimaGesTable,
  RegionTable,
  TitularVigenteTable,
  UfTable,
} from './referencia.ts'

/** Every table by its name. The migrations are the truth; these types follow them. */
export interface Database {
  equipo: EquipoTable
  usuario: UsuarioTable
  sesion: SesionTable
  enlace_supervisor: EnlaceSupervisorTable
  apertura_enlace: AperturaEnlaceTable
  enlace_clave: EnlaceClaveTable
  freno_acceso: FrenoAccesoTable
  evento_seguridad: EventoSeguridadTable
  notificacion: NotificacionTable
  calendario_privado: CalendarioPrivadoTable
  bitacora_acceso_sello: BitacoraAccesoSelloTable
  registro_acceso: RegistroAccesoTable
  cliente_api: ClienteApiTable
  token_api: TokenApiTable
  idempotencia: IdempotenciaTable
  borrador: BorradorTable
  bitacora_acceso: BitacoraAccesoTable
  parametro: ParametroTable
  archivo: ArchivoTable
  correo: CorreoTable
  correo_adjunto: CorreoAdjuntoTable
  region: RegionTable
  ciudad: CiudadTable
  comuna: ComunaTable
  afp: AfpTable
  isapre: IsapreTable
  uf: UfTable
  prima_ges: PrimaGesTable
  colectivo: ColectivoTable
  prestador: PrestadorTable
  plan: PlanTable
  plan_region: PlanRegionTable
  plan_prestador: PlanPrestadorTable
  beneficio: BeneficioTable
  plan_beneficio: PlanBeneficioTable
  diagnostico: DiagnosticoTable
  pregunta_ds: PreguntaDsTable
  titular_vigente: TitularVigenteTable
  carga_vigente: CargaVigenteTable
  fun_baja: FunBajaTable
  direccion_empleador: DireccionEmpleadorTable
  prospecto: ProspectoTable
  empleador: EmpleadorTable
  beneficiario: BeneficiarioTable
  cambio: CambioTable
  bitacora: BitacoraTable
  cita: CitaTable
  rango_pactado: RangoPactadoTable
  preferencia: PreferenciaTable
  cotizacion: CotizacionTable
  declaracion: DeclaracionTable
  declaracion_persona: DeclaracionPersonaTable
  respuesta_ds: RespuestaDsTable
  evaluacion: EvaluacionTable
  adjunto: AdjuntoTable
  antecedente_contractual: AntecedenteContractualTable
  entidad_pagadora: EntidadPagadoraTable
  documento_contrato: DocumentoContratoTable
  irregularidad_codigo: IrregularidadCodigoTable
  irregularidad_detalle: IrregularidadDetalleTable
  irregularidad: IrregularidadTable
  mandato: MandatoTable
  enlace_mandato: EnlaceMandatoTable
  consentimiento_mandato: ConsentimientoMandatoTable
  rechazo_autenticacion: RechazoAutenticacionTable
  documento_pedido: DocumentoPedidoTable
  documento_prospecto: DocumentoProspectoTable
  certificado: CertificadoTable
  autorizacion: AutorizacionTable
  actualizacion: ActualizacionTable
  importacion: ImportacionTable
  importacion_fila: ImportacionFilaTable
}
