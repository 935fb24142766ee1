import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Vault } from '../../platform/vault.ts'
import { createCookie, type IsSecure } from './cookie.ts'

const DIAS = 180
const DIA_SEGUNDOS = 24 * 60 * 60
const PROPOSITO = 'equipo'

/** Browsers with an earlier login of a user: attempts of strangers elsewhere do not slow them down. */
export interface KnownDevices {
  /** Mark of this browser for this user, or null without an earlier login. */
  conocido(request: FastifyRequest, usuario: string): string | null
  /** Marks this browser for this user; an existing mark is renewed. */
  remember(request: FastifyRequest, reply: FastifyReply, usuario: string): void
}

/** Known browsers by a signed cookie: nothing is stored, and the cookie alone gives no access. */
export function createKnownDevices(vault: Vault, isSecure: IsSecure): KnownDevices {
  const cookie = createCookie('alerce-equipo', isSecure, DIAS * DIA_SEGUNDOS)
  const signed = (usuario: string, marca: string) => `${usuario}\n${marca}`

  function conocido(request: FastifyRequest, usuario: string): string | null {
    const [marca = '', sello = ''] = cookie.read(request)?.split('.') ?? []
    return marca !== '' && vault.verify(PROPOSITO, signed(usuario, marca), sello) ? marca : null
  }
  return {
    conocido,
    remember(request, reply, usuario) {
      const marca = conocido(request, usuario) ?? randomBytes(16).toString('base64url')
      cookie.write(request, reply, `${marca}.${vault.sign(PROPOSITO, signed(usuario, marca))}`)
    },
  }
}
