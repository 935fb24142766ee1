import { setTimeout as pass } from 'node:timers/promises'
import { soloEspecificado } from '@alerce/contract/especificacion/campos'
import { especificacion, type NombreEspecificado } from '@alerce/contract/especificacion/especificacion'
import type { Operation } from '@alerce/contract/operation'
import type { OperationMap } from '@alerce/contract/operation-map'
import { operations } from '@alerce/contract/operations'
import type { Envelope } from '@alerce/contract/route'
import { peticionDe } from '@alerce/contract/wire/peticion'
import { leerSobre } from '@alerce/contract/wire/sobre'
import { type Diferencia, diferenciasDe } from './diferencias.ts'

/** Result of a call: `falta`, the core does not know it; `no alcanzada`, an earlier one made it impossible. */
export type Conclusion = 'conforme' | 'difiere' | 'falta' | 'no alcanzada'

export interface LlamadaRevisada {
  readonly operacion: NombreEspecificado
  readonly metodo: string
  readonly ruta: string
  readonly fuente: string
  readonly conclusion: Conclusion
  readonly diferencias: readonly Diferencia[]
  /** The refusal that counts as a valid answer, or the status of a missing call. */
  readonly nota: string | null
}

/** The core refused or lacks a call on which the following ones depend. */
export class Detenido extends Error {}

type Respuesta<N extends NombreEspecificado> = N extends keyof OperationMap ? OperationMap[N]['reply'] : unknown

interface Opciones {
  /** A refusal is a valid answer too: the call depends on the data of the core. */
  readonly rechazable?: boolean
  /** No later call needs it: after a failure the script goes on. */
  readonly suelta?: boolean
  /** The core prepares it in the background: a refusal is asked again for a minute. */
  readonly espera?: boolean
}

/**
 * Calls the core with the fields of the specifications alone and records the comparison. Throws Detenido unless the
 * call was accepted; a `rechazable` one that was refused returns null, and so does a `suelta` one that failed.
 */
export type LlamadaAlNucleo = {
  <N extends NombreEspecificado>(nombre: N, payload: unknown, opciones?: { espera: true }): Promise<Respuesta<N>>
  <N extends NombreEspecificado>(
    nombre: N,
    payload: unknown,
    opciones: { rechazable: true } | { suelta: true },
  ): Promise<Respuesta<N> | null>
}

export interface Nucleo {
  readonly url: string
  readonly token: string
}

/** Longest wait for a reply, milliseconds. */
const PACIENCIA_MS = 60_000
/** Tries of what is prepared in the background, and the pause between them in milliseconds. */
const INTENTOS = 60
const PAUSA_MS = 1000
/** Declared address of the caller, which the specifications add to every POST (range of RFC 5737). */
const IP = '192.0.2.1'

const byName = new Map<string, Operation>(operations.map((operation) => [operation.name, operation]))

function operationNamed(nombre: NombreEspecificado): Operation {
  const operation = byName.get(nombre)
  if (!operation) throw new Error(`unknown operation ${nombre}`)
  return operation
}

/** Statuses of a core that does not know the call. */
const missing = new Set([404, 405, 501])

interface Anotado {
  conclusion: Conclusion
  diferencias: Map<string, Diferencia>
  nota: string | null
}

const otra = (campo: string, esperado: string, recibido: string): Diferencia => ({ campo, esperado, recibido })

/** Records of all calls, and the function that makes them. */
export function createCall({ url, token }: Nucleo) {
  const anotados = new Map<NombreEspecificado, Anotado>()

  function record(nombre: NombreEspecificado, diferencias: readonly Diferencia[], nota: string | null = null): void {
    const antes = anotados.get(nombre) ?? { conclusion: 'conforme', diferencias: new Map(), nota: null }
    for (const una of diferencias) antes.diferencias.set(`${una.campo} ${una.recibido}`, una)
    if (diferencias.length > 0) antes.conclusion = 'difiere'
    anotados.set(nombre, { ...antes, nota: nota ?? antes.nota })
  }

  function stop(nombre: NombreEspecificado, diferencia: Diferencia): never {
    record(nombre, [diferencia])
    throw new Detenido(`${nombre}: ${diferencia.recibido}`)
  }

  async function send(nombre: NombreEspecificado, payload: unknown): Promise<Response> {
    const operation = operationNamed(nombre)
    const { pide } = especificacion[nombre]
    const known = soloEspecificado(payload, pide) as object
    const peticion = peticionDe(operation, operation.method === 'POST' ? { ...known, ip: IP } : known)
    try {
      return await fetch(url + peticion.url, {
        method: operation.method,
        body: peticion.body,
        headers: { ...peticion.headers, authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(PACIENCIA_MS),
      })
    } catch {
      return stop(nombre, otra('(conexión)', 'una respuesta', 'sin respuesta'))
    }
  }

  async function sendUntilReady(nombre: NombreEspecificado, payload: unknown): Promise<Response> {
    for (let left = INTENTOS; left > 1; left -= 1) {
      const response = await send(nombre, payload)
      if (response.ok || response.status >= 500) return response
      await response.arrayBuffer().catch(() => null)
      await pass(PAUSA_MS)
    }
    return await send(nombre, payload)
  }

  async function jsonOf(nombre: NombreEspecificado, response: Response): Promise<unknown> {
    const text = await response.text().catch(() => '')
    try {
      return JSON.parse(text)
    } catch {
      const tipo = response.headers.get('content-type') ?? 'sin tipo'
      return stop(nombre, otra('(cuerpo)', 'JSON', `${response.status} ${tipo}, ilegible`))
    }
  }

  /** Fields of the envelope itself. */
  function delSobre({ envelope }: Operation, body: unknown): Diferencia[] {
    const campo = envelope === 'resultado' ? 'CodError' : 'httpCode'
    const holds = typeof body === 'object' && body !== null && typeof Reflect.get(body, campo) === 'number'
    return holds ? [] : [otra(campo, 'un número', 'ausente')]
  }

  async function checkFile(nombre: NombreEspecificado, tipos: readonly string[], response: Response): Promise<null> {
    const tipo = response.headers.get('content-type') ?? ''
    await response.arrayBuffer().catch(() => null)
    if (!response.ok || !tipos.some((one) => tipo.startsWith(one)))
      stop(nombre, otra('(cuerpo)', tipos.join(', '), `${response.status} ${tipo}`))
    record(nombre, [])
    return null
  }

  async function checkBody(operation: Operation, nombre: NombreEspecificado, response: Response, rechazable: boolean) {
    const body = await jsonOf(nombre, response)
    const leido = leerSobre(operation.envelope as Exclude<Envelope, 'binary'>, response.status, body)
    if ('rechazo' in leido) {
      const { status, descripcion } = leido.rechazo
      const said = `${status} ${descripcion}`.trim()
      if (!rechazable || status >= 500) stop(nombre, otra('(respuesta)', 'aceptada', `rechazada: ${said}`))
      record(nombre, descripcion ? [] : [otra('descripcion', 'un texto', 'ausente')], `rechazó: ${said}`)
      return null
    }
    const { responde } = especificacion[nombre]
    const found = responde === null ? [] : diferenciasDe(operation.reply, responde, leido.respuesta)
    record(nombre, [...delSobre(operation, body), ...found])
    return leido.respuesta
  }

  async function attempt(
    nombre: NombreEspecificado,
    payload: unknown,
    { rechazable = false, espera = false }: Opciones,
  ) {
    const operation = operationNamed(nombre)
    const response = await (espera ? sendUntilReady : send)(nombre, payload)
    if (missing.has(response.status)) {
      anotados.set(nombre, { conclusion: 'falta', diferencias: new Map(), nota: `contesta ${response.status}` })
      throw new Detenido(`${nombre}: falta`)
    }
    if (operation.envelope === 'binary') return await checkFile(nombre, operation.tipos ?? [], response)
    return await checkBody(operation, nombre, response, rechazable)
  }

  const call = async (nombre: NombreEspecificado, payload: unknown, opciones: Opciones = {}) => {
    try {
      return await attempt(nombre, payload, opciones)
    } catch (error) {
      if (opciones.suelta && error instanceof Detenido) return null
      throw error
    }
  }

  /** Results of every call of the specifications, in their order. */
  function resultados(): LlamadaRevisada[] {
    return (Object.keys(especificacion) as NombreEspecificado[]).map((operacion) => {
      const { method: metodo, path: ruta } = operationNamed(operacion)
      const anotado = anotados.get(operacion)
      return {
        ...{ operacion, metodo, ruta, fuente: especificacion[operacion].fuente },
        conclusion: anotado?.conclusion ?? 'no alcanzada',
        diferencias: [...(anotado?.diferencias.values() ?? [])],
        nota: anotado?.nota ?? null,
      }
    })
  }

  return { call: call as LlamadaAlNucleo, resultados }
}
