import { createHash, randomBytes, randomInt } from 'node:crypto'

const BYTES = 32

/** Random token of a one-time link; only its digest is stored. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

/** Digest under which a link is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Letters and figures that look like no other. */
const SIGNOS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Random password of 99 bits, to be typed on another device: four groups of five signs. */
export const newTypedPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => SIGNOS[randomInt(SIGNOS.length)]).join('')).join('-')

/** Digest of such a password, also as typed with capitals or without hyphens. */
export const typedPasswordHash = (typed: string): Buffer => tokenHash(typed.toLowerCase().replace(/[\s-]/g, ''))
