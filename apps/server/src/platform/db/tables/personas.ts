// Written by `npm run tables` from the migrated schema: change that, and platform/db/schema.

import type { Generated } from 'kysely'

export interface BloqueoPersonaTable {
  prospectoId: number
  datos: Buffer
  pedidoId: number
  bloqueadoEn: string
}

export interface PedidoPersonaTable {
  id: Generated<number>
  derecho: 'acceso' | 'rectificacion' | 'supresion' | 'oposicion' | 'portabilidad' | 'bloqueo' | 'revocacion'
  documento: Buffer
  recibido: string
  vence: string
  identidad: string
  registradoPor: string
  registradoEn: string
  respuesta: string | null
  respondidoPor: string | null
  respondidoEn: string | null
  suprimidoEn: string | null
}

export interface RevocacionConsentimientoTable {
  declaracionId: number
  pedidoId: number
  en: string
  por: string
}

/** Its tables by their names. */
export interface PersonasTables {
  bloqueoPersona: BloqueoPersonaTable
  pedidoPersona: PedidoPersonaTable
  revocacionConsentimiento: RevocacionConsentimientoTable
}
