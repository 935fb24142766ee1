import type { Operation } from '@alerce/contract/operation'
import type { Envelope } from '@alerce/contract/route'

const success: Record<Exclude<Envelope, 'binary'>, (reply: unknown) => object> = {
  data: (data) => ({ httpCode: 200, data }),
  resultado: (Valor) => ({ CodError: 0, DescError: '', DecError: '', Valor }),
  'body+data': (reply) => ({ httpCode: 200, ...(reply as object), data: reply }),
}

/** A reply in its envelope, as the gateway sends it. */
export function presentReply(operation: Operation, reply: unknown): Response {
  if (operation.envelope === 'binary') return new Response(String(reply))
  const explained = operation.descripcion ? { descripcion: operation.descripcion(reply) } : {}
  return Response.json({ ...success[operation.envelope](reply), ...explained })
}

interface Refusal {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly codError: number | undefined
}

/** HTTP statuses for faults of the call itself: used in every envelope. */
const ofTheCall = new Set([401, 403, 404, 412, 413, 429, 500, 502, 503])

/** Refusal in the place where the operation's clients read it. */
export function presentRefusal(operation: Operation, { status, body, codError }: Refusal): Response {
  const { descripcion, data, ...rest } = body
  if (ofTheCall.has(status)) return Response.json(body, { status })
  if (operation.envelope === 'resultado')
    return Response.json({
      CodError: codError ?? status,
      DescError: descripcion,
      DecError: descripcion,
      Valor: data,
    })
  if (operation.envelope === 'body+data') {
    const fields = { codError: status, valor: null, descError: descripcion }
    return Response.json({ httpCode: 200, ...fields, data: fields })
  }
  if (operation.refusal === 'data')
    return Response.json({ httpCode: 200, data: { ...rest, descripcion, ...(data as object | null) } })
  return Response.json(body, { status })
}
