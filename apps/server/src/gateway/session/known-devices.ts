import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Vault } from '../../platform/vault.ts'
import { createCookie, type IsSecure } from './cookie.ts'

const DIAS = 180
const DIA_SEGUNDOS = 24 * 60 * 60
const PROPOSITO = 'equipo'

/** Browsers in which a user has come in before: what a stranger tries elsewhere does not slow them down. */
export interface KnownDevices {
  /** The mark of this browser when this user has come in with it, else null. */
  conocido(request: FastifyRequest, usuario: string): string | null
  /** Marks this browser for this user; the mark that it has is kept, and lives on. */
  recordar(request: FastifyRequest, reply: FastifyReply, usuario: string): void
}

/** Known browsers by a signed cookie of their own: nothing is stored, and it opens nothing by itself. */
export function createKnownDevices(vault: Vault, isSecure: IsSecure): KnownDevices {
  const cookie = createCookie('alerce-equipo', isSecure, DIAS * DIA_SEGUNDOS)
  const signed = (usuario: string, marca: string) => `${usuario}\n${marca}`

  function conocido(request: FastifyRequest, usuario: string): string | null {
    const [marca = '', sello = ''] = cookie.read(request)?.split('.') ?? []
    return marca !== '' && vault.verify(PROPOSITO, signed(usuario, marca), sello) ? marca : null
  }
  return {
    conocido,
    recordar(request, reply, usuario) {
      const marca = conocido(request, usuario) ?? randomBytes(16).toString('base64url')
      cookie.write(request, reply, `${marca}.${vault.sign(PROPOSITO, signed(usuario, marca))}`)
    },
  }
}
