import { insertarRegistro } from '../../../sesiones/repository.ts'
import type { Context } from '../../use-case.ts'

/** Keeps an entry (E) or an exit (S, I, N, A) of a person: the connection's address, and the one the client claimed. */
export async function registrar(ctx: Context, usuarioId: number, tipo: string, origen: string): Promise<void> {
  const { ip, ipDeclarada = null } = ctx.origin
  await insertarRegistro(ctx.tx, { usuarioId, tipo, origen, en: ctx.ahora, ip, ipDeclarada })
}
