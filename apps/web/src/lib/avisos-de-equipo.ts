import type { TipoDeNotificacion } from '@alerce/contract/catalogos/base/clases-de-notificacion'
import { horaEnSantiago } from '@alerce/domain/base/fechas/instante'
import { estaEntreHoras } from '@alerce/domain/base/fechas/reloj'
import { useSyncExternalStore } from 'react'
import { inBrowser } from './browser/stored.ts'
import { now } from './time/clock.ts'

// Notices that the operating system shows while the page is out of sight. A choice of each browser, as its permission is.

const KEY = 'alerce-avisos'

export interface AvisosDeEquipo {
  readonly activos: boolean
  /** Classes that show no notice. */
  readonly callados: readonly TipoDeNotificacion[]
  /** Quiet hours of each day, 'HH:mm' of Santiago; two equal hours: none. */
  readonly desde: string
  readonly hasta: string
}

const iniciales: AvisosDeEquipo = { activos: false, callados: [], desde: '21:00', hasta: '07:00' }

const listeners = new Set<() => void>()
let read: { readonly text: string | null; readonly avisos: AvisosDeEquipo } = { text: null, avisos: iniciales }

/** Stored settings; what another version stored, or nothing readable, counts as the initial ones. */
function avisosDeEquipo(): AvisosDeEquipo {
  const text = inBrowser.get(KEY)
  if (text === read.text) return read.avisos
  let stored: Partial<AvisosDeEquipo> = {}
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    // Written by something else
  }
  read = { text, avisos: { ...iniciales, ...stored } }
  return read.avisos
}

export function saveAvisosDeEquipo(avisos: AvisosDeEquipo): void {
  inBrowser.set(KEY, JSON.stringify(avisos))
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useAvisosDeEquipo = (): AvisosDeEquipo => useSyncExternalStore(subscribe, avisosDeEquipo)

/** Class that refused to make a notice, as that of a phone's browser does. */
let refused: unknown = null

/** Whether the browser can show notices: plain http away from loopback and a phone's browser may not. */
export const muestraAvisos = (): boolean =>
  'Notification' in globalThis && globalThis.isSecureContext && globalThis.Notification !== refused

/** Shows a notice. Null: the browser shows none after all. */
export function showAviso(body: string, tag: string): Notification | null {
  try {
    return new Notification('Alerce', { body, tag })
  } catch {
    refused = globalThis.Notification
    return null
  }
}

/** Whether a notification of this class is shown now. */
export function seAvisa(tipo: TipoDeNotificacion | null): boolean {
  const { activos, callados, desde, hasta } = avisosDeEquipo()
  if (!activos || !muestraAvisos() || Notification.permission !== 'granted') return false
  if (tipo !== null && callados.includes(tipo)) return false
  return !estaEntreHoras(horaEnSantiago(now()).slice(0, 5), desde, hasta)
}
