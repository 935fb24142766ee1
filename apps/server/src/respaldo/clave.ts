import { readFileSync } from 'node:fs'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Env } from '../config/env.ts'
import { OperatorFailure } from '../operator-failure.ts'

/** Key of the backups. The public half is enough to write one; only the secret half opens it. */
export interface ClaveDeRespaldo {
  readonly publica: string
  /** null: the operator keeps it on another machine. */
  readonly secreta: string | null
}

/** A new key. */
export async function createClave(): Promise<ClaveDeRespaldo & { secreta: string }> {
  const secreta = await generateX25519Identity()
  return { publica: await identityToRecipient(secreta), secreta }
}

const como = 'cree una con npm run alerce -- clave-respaldo.'

/** The key as written: in BACKUP_KEY, or in the file of BACKUP_KEY_FILE without its comments. */
function readWritten({ BACKUP_KEY: key, BACKUP_KEY_FILE: file }: Env): string {
  if (key && file) throw new OperatorFailure('BACKUP_KEY y BACKUP_KEY_FILE: indique una sola.')
  if (!file) return key?.trim() ?? ''
  try {
    const lineas = readFileSync(file, 'utf8').split('\n')
    return lineas.find((linea) => linea.trim() !== '' && !linea.startsWith('#'))?.trim() ?? ''
  } catch {
    throw new OperatorFailure(`BACKUP_KEY_FILE: no se puede leer el archivo ${file}.`)
  }
}

/** The key of the environment. Throws OperatorFailure, never with the key. */
export async function readClave(env: Env): Promise<ClaveDeRespaldo> {
  const written = readWritten(env)
  if (!written) throw new OperatorFailure(`BACKUP_KEY: falta la clave de los respaldos; ${como}`)
  try {
    if (!written.startsWith('AGE-SECRET-KEY-')) {
      const { Encrypter } = await import('age-encryption')
      new Encrypter().addRecipient(written)
      return { publica: written, secreta: null }
    }
    return { publica: await identityToRecipient(written), secreta: written }
  } catch {
    throw new OperatorFailure(`BACKUP_KEY: no es una clave de respaldos; ${como}`)
  }
}

/** The half that opens backups. Throws OperatorFailure if only the public one is here. */
export async function readSecreta(env: Env): Promise<string> {
  const { secreta } = await readClave(env)
  if (secreta) return secreta
  throw new OperatorFailure('BACKUP_KEY: la clave pública escribe respaldos; para abrirlos se necesita la secreta.')
}
