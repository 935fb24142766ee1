import type { EquipoTable, UsuarioTable, SesionTable, RegistroAccesoTable, ClienteApiTable, TokenApiTable, IdempotenciaTable, BorradorTable, BitacoraAccesoTable, ParametroTable, ArchivoTable, CorreoTable, CorreoAdjuntoTable } from './base.ts'
import type { RegionTable, CiudadTable, ComunaTable, AfpTable, IsapreTable, UfTable, PrimaGesTable, ColectivoTable, PrestadorTable, PlanTable, PlanRegionTable, PlanPrestadorTable, BeneficioTable, PlanBeneficioTable, DiagnosticoTable, PreguntaDsTable, TitularVigenteTable, CargaVigenteTable, FunBajaTable, DireccionEmpleadorTable } from './referencia.ts'
import type { ProspectoTable, EmpleadorTable, BeneficiarioTable, CambioTable, BitacoraTable, CitaTable } from './prospecto.ts'
import type { RangoPactadoTable, PreferenciaTable, CotizacionTable } from './cotizacion.ts'
import type { DeclaracionTable, DeclaracionPersonaTable, RespuestaDsTable, EvaluacionTable, AdjuntoTable } from './declaracion.ts'
import type { AntecedenteContractualTable, EntidadPagadoraTable, DocumentoContratoTable } from './contrato.ts'

/** Every table by its name. The migrations are the truth; these types follow them. */
export interface Database {
  equipo: EquipoTable
  usuario: UsuarioTable
  sesion: SesionTable
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
}
