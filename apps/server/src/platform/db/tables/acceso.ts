// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { SucesoElegible } from '@alerce/contract/catalogos/base/sucesos'
import type { Role } from '@alerce/contract/operation'
import type { Generated, GeneratedAlways } from 'kysely'

export interface AperturaEnlaceTable {
  id: GeneratedAlways<number>
  enlaceId: number
  en: string
  ip: string
  agente: string
}

export interface BitacoraAccesoTable {
  id: GeneratedAlways<number>
  en: string
  actor: string
  operacion: string
  declaracionId: number | null
  ip: string
  huellaAnterior: string
  huella: string
  sesionId: number | null
  rechazado: Generated<boolean>
  paso: string | null
}

export interface BitacoraAccesoSelloTable {
  uno: Generated<boolean>
  ultima: number
  entradas: number
  huella: string
  sello: string
}

export interface ClienteApiTable {
  id: string
  secretoHash: string
  nombre: string
  activo: Generated<boolean>
  alcances: Generated<string[]>
  creado: Generated<string>
  rotado: string | null
  secretoAnteriorHash: string | null
  secretoAnteriorHasta: string | null
  version: Generated<number>
}

export interface ConexionDelNucleoTable {
  id: Generated<boolean>
  url: string
  desde: string
}

export interface CuentaEmpresaTable {
  id: GeneratedAlways<number>
  emisor: string
  sujeto: string
  usuarioId: number
  creada: string
}

export interface EnlaceClaveTable {
  tokenHash: Buffer
  usuarioId: number
  creadoPor: string
  creado: string
  expira: string
  usado: string | null
}

export interface EnlaceSupervisorTable {
  id: GeneratedAlways<number>
  asesorId: number
  jefeId: number
  sal: string
  creadoPor: string
  creado: string
  expira: string
  revocado: string | null
  revocadoPor: string | null
}

export interface EquipoTable {
  id: GeneratedAlways<number>
  nombre: string
}

export interface EventoSeguridadTable {
  id: GeneratedAlways<number>
  en: string
  actor: string
  evento: string
  sobre: string
  ip: string
}

export interface FactorAplicacionTable {
  usuarioId: number
  secreto: Buffer | null
  confirmada: string | null
  ultimoPaso: number | null
  propuesto: Buffer | null
}

export interface FactorCodigoTable {
  usuarioId: number
  numero: number
  codigoHash: string
  usado: string | null
}

export interface FactorDesafioTable {
  tokenHash: Buffer
  usuarioId: number
  uso: 'ingreso' | 'llave'
  reto: string | null
  fallos: Generated<number>
  creado: string
  expira: string
}

export interface FactorLlaveTable {
  credencial: string
  usuarioId: number
  clavePublica: string
  contador: number
  transportes: string[]
  nombre: string
  creada: string
  usada: string | null
}

export interface FrenoAccesoTable {
  clave: string
  fallos: number
  hasta: string
  actualizado: string
}

export interface IntervencionUsuarioTable {
  id: GeneratedAlways<number>
  usuarioId: number
  porId: number
  acto: 'creada' | 'reactivada' | 'perfil' | 'correo' | 'clave'
  en: string
}

export interface RegistroAccesoTable {
  id: GeneratedAlways<number>
  usuarioId: number
  tipo: string
  origen: string
  en: string
  ip: string
  ipDeclarada: string | null
}

export interface RegistroDelNucleoTable {
  usuarioId: number
  recurso: 'prospecto' | 'declaracion' | 'cita' | 'notificacion' | 'persona'
  id: number
  aceptadoEn: string | null
  vistoEn: string
}

export interface SesionTable {
  id: GeneratedAlways<number>
  tokenHash: Buffer
  csrf: string
  usuarioId: number
  creada: string
  ultimaActividad: string
  expira: string
  ip: string
  agente: string
  cerrada: string | null
  motivoCierre: string | null
  enlaceId: number | null
  cierraEn: string | null
  cuentaEmpresaId: number | null
  sidEmpresa: string | null
}

export interface SuscripcionTable {
  id: GeneratedAlways<number>
  clienteId: string
  url: string
  sucesos: SucesoElegible[]
  activa: Generated<boolean>
  motivo: 'no responde' | 'ya no existe' | null
  secreto: Buffer
  secretoAnterior: Buffer | null
  anteriorHasta: string | null
  fallaDesde: string | null
  creada: string
  version: Generated<number>
}

export interface TokenApiTable {
  tokenHash: Buffer
  clienteId: string
  expira: string
  alcances: Generated<string[]>
}

export interface UsuarioTable {
  id: GeneratedAlways<number>
  usuario: string
  claveHash: string
  rut: string
  nombres: string
  apellidoPaterno: string
  apellidoMaterno: Generated<string>
  correo: string
  roles: Role[]
  equipoId: number | null
  activo: Generated<boolean>
  creado: Generated<string>
  debeCambiarClave: Generated<boolean>
  claveCambiada: string | null
  version: Generated<number>
  buzon: GeneratedAlways<string>
  telefono: Generated<string>
  administradorPor: number | null
  segundoFactor: Generated<boolean>
  reactivada: string | null
  avisoSinUso: string | null
  identificadorNucleo: number | null
}

/** Its tables by their names. */
export interface AccesoTables {
  aperturaEnlace: AperturaEnlaceTable
  bitacoraAcceso: BitacoraAccesoTable
  bitacoraAccesoSello: BitacoraAccesoSelloTable
  clienteApi: ClienteApiTable
  conexionDelNucleo: ConexionDelNucleoTable
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
  registroDelNucleo: RegistroDelNucleoTable
  sesion: SesionTable
  suscripcion: SuscripcionTable
  tokenApi: TokenApiTable
  usuario: UsuarioTable
}
