import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { Secret, TOTP } from 'otpauth'

/** RFC 4226 §4 asks for 160 bits. */
const BYTES = 20
const PASO_MS = MINUTO_MS / 2

export const nuevoSecreto = (): Buffer => Buffer.from(new Secret({ size: BYTES }).bytes)

const totpDe = (secreto: Uint8Array, usuario: string) =>
  new TOTP({
    issuer: 'Alerce',
    label: usuario,
    algorithm: 'SHA1',
    digits: 6,
    period: PASO_MS / 1000,
    secret: new Secret({ buffer: Uint8Array.from(secreto).buffer }),
  })

/** Time step of a right code, or null. The step before and the one after count: clocks differ, and typing takes time. */
export function pasoDelCodigo(secreto: Uint8Array, codigo: string, ahora: string): number | null {
  const timestamp = Date.parse(ahora)
  const delta = totpDe(secreto, '').validate({ token: codigo, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / PASO_MS) + delta
}

/** A secret as an app takes it: to be typed, and as an address. */
export function paraLaAplicacion(secreto: Uint8Array, usuario: string): { clave: string; direccion: string } {
  const totp = totpDe(secreto, usuario)
  return { clave: totp.secret.base32, direccion: totp.toString() }
}
