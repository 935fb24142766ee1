import { OperatorFailure } from '../operator-failure.ts'

/** Failures of the database during a backup or a restore that the operator can correct, by code. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(53100|ENOSPC)$/, 'a la base de datos no le queda espacio'],
  [/^(08...|57P0.|ECONNRESET|EPIPE)$/, 'se perdió la conexión con la base de datos'],
  [/^42501$/, 'a ese usuario de la base le falta un permiso'],
]

/** Says a failure of the database in one line; `nada`: what was not done. Other errors stay as they are. */
export function inWords(error: unknown, nada: string): unknown {
  if (error instanceof OperatorFailure || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  // The driver gives no code when the server is gone
  const known = code || (error.message.startsWith('Connection terminated') ? 'ECONNRESET' : '')
  const reason = reasons.find(([codes]) => codes.test(known))?.[1]
  return reason === undefined ? error : new OperatorFailure(`No se pudo: ${reason}. ${nada}`, { cause: error })
}
