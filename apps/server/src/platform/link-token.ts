import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** What a one-time link carries: nobody can guess it, and only its digest is kept. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url')

/** The digest by which a link is found. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
