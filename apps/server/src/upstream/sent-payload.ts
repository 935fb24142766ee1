import { soloEspecificado } from '@alerce/contract/especificacion/campos'
import { especificacion, type NombreEspecificado } from '@alerce/contract/especificacion/especificacion'
import type { Operation } from '@alerce/contract/operation'
import { camposConRegistro } from '@alerce/contract/registros'

/** The caller in the core, as the server knows it: nothing of it is read from the browser. */
export interface Asesor {
  readonly usuarioId: number
  /** Its id in the core. */
  readonly identificador: number
  readonly rut: string
}

/** A list may travel as an object with the keys 0, 1 …, beside the ip. */
function rowsOf(sent: object): readonly unknown[] | null {
  if (Array.isArray(sent)) return sent
  const rows = Object.entries(sent).filter(([key]) => /^\d+$/.test(key))
  return rows.length > 0 ? rows.map(([, row]) => row) : null
}

const camposDelRut = ['rutejecutivo', 'EjeRut']

/**
 * Payload for the core: the fields that the specifications name, with the advisor of the session, and the address of
 * the caller in a POST. `ip`: seen by the server.
 */
export function sentPayload(operation: Operation, sent: unknown, { identificador, rut }: Asesor, ip: string): unknown {
  const { pide } = especificacion[operation.name as NombreEspecificado]
  const registros = camposConRegistro(operation.request)
  const own: Record<string, unknown> = {}
  for (const campo of Object.keys(pide)) {
    const recurso = registros.get(campo)
    if (camposDelRut.includes(campo)) own[campo] = rut
    else if (recurso === 'asesor' || recurso === 'nadie') own[campo] = identificador
  }
  const given = typeof sent === 'object' && sent !== null ? sent : {}
  const rows = rowsOf(given)
  const signed = (row: unknown) => ({ ...(soloEspecificado(row, pide) as object), ...own })
  const payload = rows ? Object.fromEntries(rows.map((row, at) => [at, signed(row)])) : signed(given)
  return operation.method === 'POST' ? { ...payload, ip } : payload
}
