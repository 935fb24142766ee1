import { clasesDePendiente } from '@alerce/domain/mesa/pendientes'
import type { ReplyOf } from '../lib/api/call.ts'
import type { CasoDeMesa } from '../lib/mesa/casos.ts'

type Pendientes = ReplyOf<'obtenerPendientesMesa'>
type Pendiente = Pendientes['filas'][number]

/** A case as the documents desk finds it. */
export const caso = (more: Partial<CasoDeMesa> = {}): CasoDeMesa => ({
  prospectoId: 12,
  declaracionSaludId: 34,
  folioDS: 5_000_000_140,
  nombre: 'ROSA IBACACHE MORA',
  rut: '14322097-9',
  estado: 'DS Aceptada',
  asesor: 'MATILDE OYARZÚN',
  ...more,
})

/** Pending item of the documents desk: an irregularidad by default. */
export const pendiente = (more: Partial<Pendiente> = {}): Pendiente => ({
  ...caso(),
  clase: 'irregularidad',
  registroId: 7,
  recibido: null,
  pareja: null,
  que: 'Firma: no corresponde',
  desde: '2026-10-07T11:00:00.000Z',
  vence: null,
  corregida: false,
  ...more,
})

/** Pending items, with their counts. */
export const pendientes = (...filas: Pendiente[]): Pendientes => ({
  filas,
  totales: Object.fromEntries(
    clasesDePendiente.map((clase) => [clase, filas.filter((fila) => fila.clase === clase).length]),
  ) as Pendientes['totales'],
  metaHoras: 24,
})

/** No identity card was handed in, and the reader sees no case. */
export const sinCedula: { readonly obtenerCedulaDeCaso: ReplyOf<'obtenerCedulaDeCaso'> } = {
  obtenerCedulaDeCaso: { cedula: [], abreCaso: false },
}
