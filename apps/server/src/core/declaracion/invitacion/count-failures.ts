import type { Context } from '../../use-case.ts'
import { cuentasDeEnlaces } from './read-model.ts'
import { forgetFailures, saveFailures } from './repository.ts'

interface CuentaDeFallos {
  readonly fallos: number
  readonly bloqueado: string | null
}

/** How many identities and codes by a link were not the applicant's, and since when that blocks it. */
export const countFailures = ({ tx }: Pick<Context, 'tx'>, enlaceId: number, cuenta: CuentaDeFallos): Promise<void> =>
  saveFailures(tx, enlaceId, cuenta)

/** How a link stood. */
type EnlaceConCuenta = CuentaDeFallos & { readonly enlaceId: number }

/** The links of an invitation whose rejection was lifted open again; how those stood that nobody annulled. */
export async function reopenEnlaces(
  { tx }: Pick<Context, 'tx'>,
  declaracionId: number,
): Promise<readonly EnlaceConCuenta[]> {
  const cuentas = await cuentasDeEnlaces(tx, declaracionId)
  await forgetFailures(tx, declaracionId)
  return cuentas
}

/** They stand as before they were opened again; false, and nothing changed, once there are others or one was tried. */
export async function closeEnlaces(
  { tx }: Pick<Context, 'tx'>,
  declaracionId: number,
  antes: readonly EnlaceConCuenta[],
): Promise<boolean> {
  const ahora = await cuentasDeEnlaces(tx, declaracionId)
  const mismos = ahora.length === antes.length && ahora.every(({ enlaceId }, i) => enlaceId === antes[i]?.enlaceId)
  if (!mismos || ahora.some(({ fallos }) => fallos > 0)) return false
  for (const { enlaceId, ...cuenta } of antes) await saveFailures(tx, enlaceId, cuenta)
  return true
}
