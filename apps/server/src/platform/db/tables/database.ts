// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type {
  AperturaEnlaceTable,
  BitacoraAccesoSelloTable,
  BitacoraAccesoTable,
  ClienteApiTable,
  EnlaceClaveTable,
  EnlaceSupervisorTable,
  EquipoTable,
  EventoSeguridadTable,
  FrenoAccesoTable,
  RegistroAccesoTable,
  SesionTable,
  TokenApiTable,
  UsuarioTable,
} from './acceso.ts'
import type { CalendarioPrivadoTable, CitaTable } from './agenda.ts'
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
  IdempotenciaTable,
  IsapreTable,
  NotificacionTable,
  ParametroTable,
  RegionTable,
  TitularVigenteTable,
  UfTable,
} from './base.ts'
import type { ImportacionFilaTable, ImportacionTable } from './cartera.ts'
import type {
  ActualizacionTable,
  AntecedenteContractualTable,
  ConsentimientoMandatoTable,
  DocumentoContratoTable,
  EnlaceMandatoTable,
  EntidadPagadoraTable,
  MandatoTable,
} from './contrato.ts'
import type {
  BeneficioTable,
  CotizacionBorradaTable,
  CotizacionEnviadaTable,
  CotizacionTable,
  PlanBeneficioTable,
  PlanPrestadorTable,
  PlanRegionTable,
  PlanTable,
  PreferenciaTable,
  PrestadorTable,
  PrimaGesTable,
  RangoPactadoTable,
} from './cotizacion.ts'
import type {
  AdjuntoTable,
  DeclaracionPersonaTable,
  DeclaracionTable,
  DiagnosticoTable,
  EvaluacionTable,
  PreguntaDSTable,
  RespuestaDSTable,
  RespuestaRetenidaTable,
} from './declaracion.ts'
import type {
  FunBajaTable,
  IrregularidadCodigoTable,
  IrregularidadDetalleTable,
  IrregularidadTable,
  RechazoAutenticacionTable,
} from './mesa.ts'
import type {
  AutorizacionTable,
  BeneficiarioTable,
  CambioTable,
  CertificadoTable,
  DocumentoPedidoTable,
  DocumentoProspectoTable,
  EmpleadorTable,
  ProspectoTable,
} from './postulacion.ts'

/** Every table by its name. */
export interface Database {
  aperturaEnlace: AperturaEnlaceTable
  bitacoraAcceso: BitacoraAccesoTable
  bitacoraAccesoSello: BitacoraAccesoSelloTable
  clienteApi: ClienteApiTable
  enlaceClave: EnlaceClaveTable
  enlaceSupervisor: EnlaceSupervisorTable
  equipo: EquipoTable
  eventoSeguridad: EventoSeguridadTable
  frenoAcceso: FrenoAccesoTable
  registroAcceso: RegistroAccesoTable
  sesion: SesionTable
  tokenApi: TokenApiTable
  usuario: UsuarioTable
  calendarioPrivado: CalendarioPrivadoTable
  cita: CitaTable
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
  idempotencia: IdempotenciaTable
  isapre: IsapreTable
  notificacion: NotificacionTable
  parametro: ParametroTable
  region: RegionTable
  titularVigente: TitularVigenteTable
  uf: UfTable
  importacion: ImportacionTable
  importacionFila: ImportacionFilaTable
  actualizacion: ActualizacionTable
  antecedenteContractual: AntecedenteContractualTable
  consentimientoMandato: ConsentimientoMandatoTable
  documentoContrato: DocumentoContratoTable
  enlaceMandato: EnlaceMandatoTable
  entidadPagadora: EntidadPagadoraTable
  mandato: MandatoTable
  beneficio: BeneficioTable
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
  declaracion: DeclaracionTable
  declaracionPersona: DeclaracionPersonaTable
  diagnostico: DiagnosticoTable
  evaluacion: EvaluacionTable
  preguntaDS: PreguntaDSTable
  respuestaDS: RespuestaDSTable
  respuestaRetenida: RespuestaRetenidaTable
  funBaja: FunBajaTable
  irregularidad: IrregularidadTable
  irregularidadCodigo: IrregularidadCodigoTable
  irregularidadDetalle: IrregularidadDetalleTable
  rechazoAutenticacion: RechazoAutenticacionTable
  autorizacion: AutorizacionTable
  beneficiario: BeneficiarioTable
  cambio: CambioTable
  certificado: CertificadoTable
  documentoPedido: DocumentoPedidoTable
  documentoProspecto: DocumentoProspectoTable
  empleador: EmpleadorTable
  prospecto: ProspectoTable
}
