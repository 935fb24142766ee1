import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json.ts'

export interface EquipoTable {
  id: GeneratedAlways<number>
  nombre: string
}

export interface UsuarioTable {
  id: GeneratedAlways<number>
  usuario: string
  clave_hash: string
  rut: string
  nombres: string
  apellido_paterno: string
  apellido_materno: Generated<string>
  correo: string
  roles: string[]
  equipo_id: number | null
  activo: Generated<boolean>
  creado: Generated<string>
  debe_cambiar_clave: Generated<boolean>
  clave_cambiada: string | null
  version: Generated<number>
}

export interface SesionTable {
  id: GeneratedAlways<number>
  token_hash: Buffer
  csrf: string
  usuario_id: number
  creada: string
  ultima_actividad: string
  expira: string
  ip: string
  agente: string
  cerrada: string | null
  motivo_cierre: string | null
  enlace_id: number | null
}

export interface RegistroAccesoTable {
  id: GeneratedAlways<number>
  usuario_id: number
  tipo: string
  origen: string
  en: string
  ip: string
  ip_declarada: string | null
}

export interface ClienteApiTable {
  id: string
  secreto_hash: string
  nombre: string
  activo: Generated<boolean>
  alcances: Generated<string[]>
  creado: Generated<string>
  rotado: string | null
  secreto_anterior_hash: string | null
  secreto_anterior_hasta: string | null
}

export interface TokenApiTable {
  token_hash: Buffer
  cliente_id: string
  expira: string
  alcances: Generated<string[]>
}

export interface IdempotenciaTable {
  actor: string
  clave: string
  operacion: string
  huella: string
  respuesta: Buffer
  creada: string
}

export interface BorradorTable {
  usuario_id: number
  formulario: string
  contenido: Buffer
  clave_id: string
  actualizado: string
}

export interface BitacoraAccesoTable {
  id: GeneratedAlways<number>
  en: string
  actor: string
  operacion: string
  declaracion_id: number | null
  ip: string
  huella_anterior: string
  huella: string
}

export interface ParametroTable {
  clave: string
  valor: Json
  desde: Generated<string>
  hasta: string | null
}

export interface ArchivoTable {
  id: GeneratedAlways<number>
  sha256: string
  contenido: Buffer
  clave_id: string | null
  mime: string
  tamano: number
  creado: string
}

export interface CorreoTable {
  id: GeneratedAlways<number>
  prospecto_id: number | null
  para: string
  clase: string | null
  asunto: string
  texto: string
  estado: Generated<'pendiente' | 'en bandeja' | 'enviado' | 'fallido'>
  intentos: Generated<number>
  error: string | null
  creado: string
  enviado: string | null
}

export interface CorreoAdjuntoTable {
  correo_id: number
  archivo_id: number
  nombre: string
}
