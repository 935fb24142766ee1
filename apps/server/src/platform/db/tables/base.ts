// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { DatosDeSuceso, TipoDeSuceso } from '@alerce/contract/catalogos/base/sucesos'
import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'
import type { Numeric } from './numeric.ts'

export interface AfpTable {
  codigo: number
  descripcion: string
}

export interface AlmacenTable {
  llave: string
  contenido: Buffer | null
  objeto: string | null
  claveObjeto: Buffer | null
}

export interface ArchivoTable {
  id: GeneratedAlways<number>
  sha256: string
  mime: string
  tamano: number
  creado: string
  llave: string
  confidencial: boolean
}

export interface BitacoraTable {
  id: GeneratedAlways<number>
  prospectoId: number
  evento: number
  texto: string
  por: string
  en: string
  aPedidoDe: string | null
}

export interface BorradorTable {
  usuarioId: number
  formulario: string
  contenido: Buffer
  actualizado: string
}

export interface CargaVigenteTable {
  rut: string
  rutTitular: string
  fechaNacimiento: string
  sexo: 'M' | 'F'
  desde: string
  hasta: string | null
  baja: string | null
}

export interface CiudadTable {
  codigo: number
  codigoRegion: number
  descripcion: string
}

export interface ColectivoTable {
  codigo: number
  descripcion: string
  desde: Generated<string>
  hasta: string | null
}

export interface ComunaTable {
  codigo: number
  codigoCiudad: number
  descripcion: string
}

export interface CorreoTable {
  id: GeneratedAlways<number>
  prospectoId: number | null
  para: string
  asunto: string
  texto: string
  estado: Generated<'pendiente' | 'en bandeja' | 'enviado' | 'fallido'>
  intentos: Generated<number>
  error: string | null
  creado: string
  enviado: string | null
  clase: string | null
  identidad: Generated<string>
  asesorId: number | null
  enCola: string
  huella: string | null
  conLlave: Buffer | null
  rebotadoEn: string | null
  rebote: string | null
}

export interface CorreoAdjuntoTable {
  correoId: number
  archivoId: number
  nombre: string
}

export interface DireccionEmpleadorTable {
  id: GeneratedAlways<number>
  rut: string
  razonSocial: string
  direccion: string
  telefono: string
  email: string | null
  codigoComuna: number
}

export interface EntregaTable {
  id: GeneratedAlways<number>
  suscripcionId: number
  identidad: Generated<string>
  suceso: TipoDeSuceso
  datos: Json<DatosDeSuceso>
  creada: string
  estado: Generated<'pendiente' | 'entregada' | 'fallida'>
  intentos: Generated<number>
  proxima: string | null
  intentada: string | null
  codigo: number | null
  error: string | null
}

export interface FeriadoTable {
  fecha: string
  nombre: string
  irrenunciable: boolean
}

export interface UfFuenteTable {
  unica: Generated<boolean>
  intentoEn: string
  exitoEn: string | null
  falla: string | null
  fallaDesde: string | null
  vista: string | null
}

export interface IdempotenciaTable {
  actor: string
  clave: string
  operacion: string
  huella: string
  respuesta: Buffer
  creada: string
}

export interface IsapreTable {
  codigo: number
  nombre: string
  previred: string
}

export interface NotificacionTable {
  id: GeneratedAlways<number>
  usuarioId: number
  prospectoId: number | null
  tipo: string
  mensaje: string
  en: string
  leida: string | null
  autorizacionId: number | null
}

export interface ObjetoSueltoTable {
  objeto: string
  borrarDesde: string
}

export interface ParametroTable {
  clave: string
  valor: Json
  desde: Generated<string>
  hasta: string | null
}

export interface PorDeshacerTable {
  id: GeneratedAlways<number>
  usuarioId: number
  prospectoId: number | null
  dice: string
  deshace: string
  pedido: Json
  hasta: string
}

export interface PreferenciaAvisoTable {
  usuarioId: number
  callados: string[]
  sinCorreo: string[]
  hora: number | null
  enDescanso: boolean
  resumidoHasta: string
  version: number
}

export interface PropuestaTextoTable {
  id: GeneratedAlways<number>
  clase: string
  titulo: string
  cuerpo: string
  vigenteDesde: string
  porId: number | null
  por: string
  en: string
  resueltaEn: string | null
  resueltaPor: string | null
  motivo: string | null
  textoId: number | null
}

export interface RegionTable {
  codigo: number
  descripcion: string
  orden: number
}

export interface TextoTable {
  id: GeneratedAlways<number>
  clase: ClaseTexto
  version: number
  titulo: string
  cuerpo: string
  vigenteDesde: string
  huella: string
  ejemplo: boolean
  por: string
  en: string
}

export interface TitularVigenteTable {
  rut: string
  desde: string
  hasta: string | null
}

export interface UfTable {
  fecha: string
  valor: Numeric
  fuente: string
  cargadaPor: string
  cargadaEn: string
}

/** Its tables by their names. */
export interface BaseTables {
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
}
