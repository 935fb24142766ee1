// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { PersonasDeLaDS } from '@alerce/domain/declaracion/respuesta'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

export interface AdjuntoTable {
  id: Generated<number>
  prospectoId: number
  declaracionId: number | null
  archivoId: number
  tipoAdjunto: number
  por: string
  en: string
  nombre: Buffer
}

export interface CambioCorreoTable {
  id: GeneratedAlways<number>
  prospectoId: number
  anterior: string
  nuevo: string
  tokenHash: Buffer
  por: string
  creado: string
  hasta: string
  respondido: string | null
  esSuyo: boolean | null
  anulado: string | null
}

export interface CambioDSTable {
  id: GeneratedAlways<number>
  declaracionId: number
  version: number
  campos: string[]
  por: string
  en: string
  personaId: number | null
}

export interface CodigoPostulanteTable {
  id: GeneratedAlways<number>
  declaracionId: number
  uso: 'entrada' | 'firma' | 'cierre' | 'contrato'
  desafioHash: Buffer | null
  sello: string
  creado: string
  expira: string
  fallos: Generated<number>
  usado: string | null
  anulado: string | null
  correo: Generated<string>
  correoId: number | null
  dice: string | null
}

export interface ConstanciaPostulanteTable {
  id: GeneratedAlways<number>
  declaracionId: number
  que: 'previred' | 'consideraciones' | 'firma' | 'restricciones' | 'contrato'
  acepta: boolean
  version: string
  texto: string
  metodo: string | null
  huella: string | null
  en: string
  ip: string
  agente: string
  correo: string | null
  codigoPedido: string | null
  codigoEntregado: string | null
  codigoCarta: string | null
  conexionDelAsesor: Generated<boolean>
  archivoId: number | null
}

export interface DeclaracionTable {
  id: GeneratedAlways<number>
  prospectoId: number
  folio: number
  folioPapel: string | null
  tipoVenta: 'M' | 'E'
  etapa: EtapaDS
  subetapa: Generated<string>
  fechaDS: string | null
  viva: Generated<boolean>
  enviadaEn: string | null
  resultado: ResultadoDS | null
  acepta: boolean | null
  rentaPromedio: Pesos | null
  creada: string
  version: Generated<number>
  actualizadaPor: string
  actualizadaEn: string
  preguntasTextoId: number | null
  purgadaEn: string | null
  reutilizaId: number | null
  terminadaEn: string | null
  copiaProspectoId: number | null
  reabiertaEn: string | null
}

export interface DeclaracionJuradaTable {
  id: GeneratedAlways<number>
  declaracionId: number
  personaId: number
  textoId: number
  dice: string
  archivoId: number | null
  huella: string
  abiertaPor: string
  abiertaEn: string
  aceptadaPor: string | null
  aceptadaEn: string | null
}

export interface DeclaracionPersonaTable {
  id: GeneratedAlways<number>
  declaracionId: number
  beneficiarioId: number | null
  orden: number
  tipo: 0 | 1 | 2
  relacion: number
  descripcionOtro: Generated<string>
  nombres: Generated<string>
  apellidoPaterno: Generated<string>
  apellidoMaterno: Generated<string>
  rut: string | null
  pasaporte: string | null
  fechaNacimiento: string
  sexo: 'M' | 'F'
  correo: string | null
  idSalud: number | null
  salud: Buffer | null
  version: Generated<number>
  ventana: string | null
}

export interface DiagnosticoTable {
  codigo: string
  diagnostico: string
  busqueda: GeneratedAlways<string>
}

export interface DudaTable {
  id: GeneratedAlways<number>
  declaracionId: number
  texto: Buffer
  en: string
  leidaEn: string | null
  respuesta: Buffer | null
  respondidaEn: string | null
  respondidaPor: string | null
}

export interface EnlaceInvitacionTable {
  id: GeneratedAlways<number>
  declaracionId: number
  tokenHash: Buffer
  origen: 'correo' | 'compartido' | 'recordatorio'
  creado: string
  creadoPor: string
  expira: string
  anulado: string | null
  llevaA: Generated<'postulacion' | 'copia'>
  abierto: string | null
  fallos: Generated<number>
  bloqueado: string | null
}

export interface EvaluacionTable {
  id: Generated<number>
  declaracionId: number
  clase: 'financiera' | 'medica'
  resultado: ResultadoDS
  detalle: Buffer | null
  por: string
  en: string
  reenvio: Generated<boolean>
  usuarioId: number | null
  tomadaEn: string | null
  confirmadaPor: string | null
}

export interface FirmaCircularTable {
  declaracionId: number
  personaId: number
  textoId: number
  firma: boolean
  por: string
  en: string
  ip: string
}

export interface NotaCasoTable {
  id: Generated<number>
  declaracionId: number
  clase: 'nota' | 'toma' | 'asignacion' | 'devolucion'
  cola: 'financiera' | 'medica'
  texto: Buffer
  por: string
  para: string | null
  en: string
}

export interface RespuestaDSTable {
  declaracionId: number
  pregunta: number
  contenido: Buffer
  respondidaEn: string
  version: Generated<number>
  por: string
  ventana: string | null
}

export interface RespuestaRetenidaTable {
  id: Generated<number>
  declaracionId: number
  clase: 'financiera' | 'medica'
  resultado: ResultadoDS
  rentaPromedio: Pesos | null
  detalle: Buffer
  usuarioId: number
  por: string
  en: string
  saleEn: string | null
  confirmadaPorId: number | null
  confirmadaPor: string | null
  fuera: Json<PersonasDeLaDS>
}

export interface TomaCasoTable {
  declaracionId: number
  usuarioId: number
  desde: string
  activa: string
  asignadaPor: string | null
}

export interface SesionPostulanteTable {
  id: GeneratedAlways<number>
  declaracionId: number
  tokenHash: Buffer
  creada: string
  ultimaActividad: string
  expira: string
  cerrada: string | null
  ip: string
  agente: string
  correo: string | null
  codigoPedido: string | null
  codigoEntregado: string | null
  codigoCarta: string | null
  conexionDelAsesor: Generated<boolean>
}

/** Its tables by their names. */
export interface DeclaracionTables {
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
}
