import { addressOf } from '@alerce/contract/screens'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { minutosDelEnlaceDeClave } from '@alerce/domain/limites'
import type { Db } from '../../../platform/db/database.ts'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import { insertarEnlace } from './repository.ts'

const RUTA = addressOf('dashboard', 'recuperar')

interface EnlacePedido {
  readonly usuarioId: number
  readonly creadoPor: string
  readonly ahora: string
}

/** A one-time link to set a password; its route is told here and nowhere else: only its digest is kept. */
export async function nuevoEnlace(tx: Db, { ahora, ...de }: EnlacePedido): Promise<{ ruta: string; expira: string }> {
  const token = newToken()
  const expira = new Date(Date.parse(ahora) + minutosDelEnlaceDeClave * MINUTO_MS).toISOString()
  await insertarEnlace(tx, { ...de, tokenHash: tokenHash(token), creado: ahora, expira })
  return { ruta: `${RUTA}#enlace=${token}`, expira }
}
