import { randomInt } from 'node:crypto'
import { codigoDeRecuperacion, codigoLegible, cuantosCodigosDeRecuperacion } from '@alerce/domain/acceso/segundo-factor'
import type { Db } from '../../../platform/db/database.ts'
import { hashPassword, verifyPassword } from '../../../platform/password.ts'
import { codigoGuardado } from './read-model.ts'
import { markCodigo, replaceCodigos } from './repository.ts'

/** Ten new recovery codes in the place of the former; only their digests are stored. */
export async function renewCodigos(tx: Db, usuarioId: number): Promise<string[]> {
  const codigos = Array.from({ length: cuantosCodigosDeRecuperacion }, (_, numero) =>
    codigoDeRecuperacion(numero, (menorQue) => randomInt(menorQue)),
  )
  await replaceCodigos(tx, usuarioId, await Promise.all(codigos.map(hashPassword)))
  return codigos.map(codigoLegible)
}

/** Uses up a recovery code; false: none of theirs, or used. Takes the same time either way. */
export async function consumeCodigo(tx: Db, usuarioId: number, codigo: string, ahora: string): Promise<boolean> {
  const numero = /^\d/.test(codigo) ? Number(codigo[0]) : null
  const guardado = numero === null ? null : await codigoGuardado(tx, usuarioId, numero)
  const fits = await verifyPassword(guardado, codigo)
  return fits && numero !== null && (await markCodigo(tx, { usuarioId, numero, ahora }))
}
