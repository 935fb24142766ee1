import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** Random token of a one-time link; only its digest is stored. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

/** Digest under which a link is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
