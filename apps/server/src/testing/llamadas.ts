import type { Operation } from '@alerce/contract/operation'
import type { Answer, Client } from './client.ts'
import { azar, esquemaDe, payloadPosible } from './muestras.ts'

const texto = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

/** Calls an operation the way its method wants the payload. */
export async function llamar(client: Client, operation: Operation, payload: unknown): Promise<Answer> {
  if (operation.method === 'POST') return await client.post(operation.path, payload)
  const given = (payload ?? {}) as Record<string, unknown>
  const path = operation.path.replace(/\{(\w+)\}/, (_all, key) => encodeURIComponent(texto(given[key])))
  const query = Object.entries(given).map(([key, value]) => `${key}=${encodeURIComponent(texto(value))}`)
  return await client.get(`${path}?${query.join('&')}`)
}

/** Names of the fields of a request. */
export const camposDe = (operation: Operation) => Object.keys(esquemaDe(operation.request).properties ?? {})

/** The ids of a payload, where it has such fields, replaced by these. */
export function dirigido(operation: Operation, payload: object, ids: Record<string, unknown>): Record<string, unknown> {
  const known = camposDe(operation).filter((campo) => campo in ids)
  return { ...payload, ...Object.fromEntries(known.map((campo) => [campo, ids[campo]])) }
}

/** Calls whose `identificador` is an advisor, not a declaration. */
export const deAsesor: ReadonlySet<string> = new Set([
  ...['obtenerProspectos', 'anularProspectosRechazados', 'obtenerCitas', 'obtenerNotificaciones'],
  ...['obtenerEstadisticasSuscripciones', 'obtenerFilasEstadistica'],
])

/** What a call must hold to be looked at, where samples seldom hit it. */
const completo: Readonly<Record<string, object>> = {
  agendarCita: {
    fechaHoraInicio: '08/10/2026 10:00:00',
    duracionMinutos: 30,
    citaId: null,
    comentario: '',
    estado: null,
  },
  guardarDocumentosDS: {
    nombreArchivo: 'a.pdf',
    binario: 'JVBERi0xLjQ=',
    tipoAdjunto: 40,
    tipoMIME: 'application/pdf',
  },
  obtenerArchivosDS: { tipoAdjunto: 40 },
  obtenerCitas: { fechaHoraInicio: '05/10/2026 00:00:00', fechaHoraTermino: '18/10/2026 23:59:59' },
  obtenerEstadisticasSuscripciones: { mesRegistro: 10, añoRegistro: 2026 },
  obtenerFilasEstadistica: { figura: 'prospectos', mesRegistro: 10, añoRegistro: 2026, cursor: null, limite: 20 },
  guardarUsuario: {
    usuario: 'de-paso',
    rut: '8765432-K',
    nombres: 'Rosa',
    apellidoPaterno: 'Vera',
    apellidoMaterno: '',
    correo: 'r@example.cl',
    roles: ['mesa'],
  },
}

/** A payload of the right shape, aimed at these records; another one for each seed. */
export function payloadDirigido(operation: Operation, semilla: number, ids: Record<string, unknown>) {
  const sample = payloadPosible(esquemaDe(operation.request), azar(semilla))
  return dirigido(operation, { ...sample, ...completo[operation.name] }, ids)
}
