import type { Envelope } from '../route.ts'

interface CampoConError {
  readonly campo: string
  readonly mensaje: string
}

/** Refusal of a call, wherever its envelope puts it. */
export interface RechazoLeido {
  readonly status: number
  /** Code of the catalogue; the status as text, where the reply has none. */
  readonly codigo: string
  readonly descripcion: string
  readonly errores: readonly CampoConError[]
  readonly data: unknown
}

interface Body {
  readonly httpCode?: number
  readonly codigo?: string
  readonly codigoError?: number
  readonly descripcion?: string
  readonly errores?: readonly CampoConError[]
  readonly data?: unknown
  readonly CodError?: number
  readonly DescError?: string
  readonly DecError?: string
  readonly Valor?: unknown
  readonly codError?: number
  readonly descError?: string
}

type Leido = { readonly respuesta: unknown } | { readonly rechazo: RechazoLeido }

const rechazo = (status: number, body: Body, data: unknown = body.data): Leido => ({
  rechazo: {
    status,
    codigo: body.codigo ?? String(status),
    descripcion: body.descripcion ?? body.descError ?? (body.DescError || body.DecError) ?? '',
    errores: body.errores ?? [],
    data,
  },
})

function enData({ data }: Body): Leido {
  const inner = data as Body | null | undefined
  const code = typeof inner === 'object' ? inner?.codigoError : undefined
  return inner && code && code !== 200 ? rechazo(code, inner, inner) : { respuesta: data }
}

/** The fields of `body+data` stand at the top level, and again under data, which another core may leave out. */
function enCuerpo(body: Body): Leido {
  if (body.codError) return rechazo(body.codError, body)
  const { httpCode: _, data, ...campos } = body
  return { respuesta: data ?? campos }
}

const lectores: Record<Exclude<Envelope, 'binary'>, (body: Body) => Leido> = {
  data: enData,
  resultado: (body) => (body.CodError ? rechazo(body.CodError, body, body.Valor) : { respuesta: body.Valor }),
  'body+data': enCuerpo,
}

/** Reply or refusal inside an envelope. `status`: HTTP status; `body`: the parsed JSON, which may be anything. */
export function leerSobre(envelope: Exclude<Envelope, 'binary'>, status: number, body: unknown): Leido {
  const known = (typeof body === 'object' && body !== null ? body : {}) as Body
  return status === 200 ? lectores[envelope](known) : rechazo(status, known)
}
