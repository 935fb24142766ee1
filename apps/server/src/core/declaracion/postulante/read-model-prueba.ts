import type { Db } from '../../../platform/db/database.ts'
import type { Codigo } from './repository-codigo.ts'

/** Delivery proof of a code: whole address, request instant, acceptance by the mail server and Message-ID. */
export interface PruebaDelCodigo {
  readonly correo: string
  /** Instants ISO; null: no server took it (it was read in the outbox). */
  readonly codigoPedido: string
  readonly codigoEntregado: string | null
  readonly codigoCarta: string | null
}

/** Delivery proof of a code, copied because its own row is deleted after a day. */
export async function pruebaDelCodigo(
  tx: Db,
  { correo, correoId, creado }: Pick<Codigo, 'correo' | 'correoId' | 'creado'>,
): Promise<PruebaDelCodigo> {
  const carta =
    correoId === null
      ? undefined
      : await tx.selectFrom('correo').select(['enviado', 'identidad']).where('id', '=', correoId).executeTakeFirst()
  const llegada = { codigoEntregado: carta?.enviado ?? null, codigoCarta: carta?.identidad ?? null }
  return { correo, codigoPedido: creado, ...llegada }
}
