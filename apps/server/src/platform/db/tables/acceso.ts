import type { Generated, GeneratedAlways } from 'kysely'

export interface EnlaceSupervisorTable {
  id: GeneratedAlways<number>
  asesor_id: number
  jefe_id: number
  sal: string
  creado_por: string
  creado: string
  expira: string
  revocado: string | null
  revocado_por: string | null
}

export interface AperturaEnlaceTable {
  id: GeneratedAlways<number>
  enlace_id: number
  en: string
  ip: string
  agente: string
}

export interface EnlaceClaveTable {
  token_hash: Buffer
  usuario_id: number
  creado_por: string
  creado: string
  expira: string
  usado: string | null
}

export interface FrenoAccesoTable {
  clave: string
  fallos: number
  hasta: string
  actualizado: string
}

export interface EventoSeguridadTable {
  id: GeneratedAlways<number>
  en: string
  actor: string
  evento: string
  sobre: string
  ip: string
}

/** The calendar that an advisor's other programs read by a secret address. */
export interface CalendarioPrivadoTable {
  usuario_id: number
  llave_hash: Buffer
  creado: string
  leido: string | null
}

export interface NotificacionTable {
  id: GeneratedAlways<number>
  usuario_id: number
  prospecto_id: number | null
  tipo: string
  mensaje: string
  en: string
  leida: string | null
}

export interface BitacoraAccesoSelloTable {
  uno: Generated<boolean>
  ultima: number
  entradas: number
  huella: string
  sello: string
}
