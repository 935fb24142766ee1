import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../../platform/password.ts'

const BYTES = 32

/** A secret that nobody chose, and the hash that is kept of it. */
export async function secretoNuevo(): Promise<{ readonly secreto: string; readonly secretoHash: string }> {
  const secreto = randomBytes(BYTES).toString('base64url')
  return { secreto, secretoHash: await hashPassword(secreto) }
}
