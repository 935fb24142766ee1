import type { FieldError } from '@alerce/contract/forms/rules'
import type { Envelope } from '@alerce/contract/route'
import { ApiRefusal } from './errors.ts'

interface Body {
  readonly httpCode?: number
  readonly codigo?: string
  readonly codigoError?: number
  readonly descripcion?: string
  readonly errores?: readonly FieldError[]
  readonly data?: unknown
  readonly CodError?: number
  readonly DescError?: string
  readonly DecError?: string
  readonly Valor?: unknown
  readonly codError?: number
  readonly descError?: string
}

function refusal(status: number, body: Body, data: unknown = body.data): ApiRefusal {
  return new ApiRefusal({
    status,
    codigo: body.codigo ?? String(status),
    descripcion: body.descripcion ?? body.descError ?? (body.DescError || body.DecError) ?? '',
    errores: body.errores ?? [],
    data,
  })
}

function ofData({ data }: Body): unknown {
  const inner = data as Body | null | undefined
  const code = typeof inner === 'object' ? inner?.codigoError : undefined
  if (inner && code && code !== 200) throw refusal(code, inner, inner)
  return data
}

function ofResultado(body: Body): unknown {
  if (body.CodError) throw refusal(body.CodError, body, body.Valor)
  return body.Valor
}

function ofBodyAndData(body: Body): unknown {
  if (body.codError) throw refusal(body.codError, body)
  return body.data
}

const readers: Record<Exclude<Envelope, 'binary'>, (body: Body) => unknown> = {
  data: ofData,
  resultado: ofResultado,
  'body+data': ofBodyAndData,
}

/** The reply inside its envelope; a refusal, wherever the envelope puts it, is thrown as ApiRefusal. */
export function unwrap(envelope: Exclude<Envelope, 'binary'>, status: number, body: unknown): unknown {
  const known = (typeof body === 'object' && body !== null ? body : {}) as Body
  if (status !== 200) throw refusal(status, known)
  return readers[envelope](known)
}
