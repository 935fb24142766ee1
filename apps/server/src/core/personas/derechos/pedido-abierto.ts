import { common } from '@alerce/contract/messages/common'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { derechosMessages as m } from '@alerce/contract/messages/personas/derechos'
import type { Derecho } from '@alerce/domain/personas/derechos'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { readPedido } from './pedidos.ts'

interface Exigido {
  /** Rights of a request that allow the act; others are refused with `otro`. */
  readonly derechos: readonly Derecho[]
  readonly otro: MessageDefinition
  readonly tomar?: boolean
}

/** Document of an open request, whose right allows the act: without a request nobody looks into data of a person. */
export async function documentoDelPedido(
  ctx: Context,
  pedidoId: number,
  { derechos, otro, tomar = false }: Exigido,
): Promise<DocumentoDePersona> {
  const { derecho, respondidoEn, documento } = (await readPedido(ctx, pedidoId, tomar)) ?? refuse(common.notFound)
  ensure(respondidoEn === null, m.yaContestado)
  ensure(derechos.includes(derecho), otro)
  return documento
}

export const paraSuprimir = { derechos: ['supresion'], otro: m.noEsSupresion } as const satisfies Exigido
export const paraEntregar = { derechos: ['acceso', 'portabilidad'], otro: m.noEsEntrega } as const satisfies Exigido
export const paraCorregir = {
  derechos: ['rectificacion', 'supresion'],
  otro: m.noEsCorreccion,
} as const satisfies Exigido
export const paraRevocar = { derechos: ['revocacion'], otro: m.noEsRevocacion } as const satisfies Exigido
export const paraOponer = { derechos: ['oposicion'], otro: m.noEsOposicion } as const satisfies Exigido
export const paraBloquear = {
  derechos: ['bloqueo', 'supresion', 'rectificacion', 'oposicion'],
  otro: m.noEsBloqueo,
} as const satisfies Exigido
