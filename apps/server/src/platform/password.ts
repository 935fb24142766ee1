import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default algorithm; cost: OWASP's minimum for it
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, options)

let decoy: Promise<string> | undefined

/** Verifies a password; without a stored hash it takes the same time and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nadie')
  const fits = await verify(stored ?? (await decoy), password)
  return fits && stored !== null
}
