// Screens on which this window has left a draft; no content.

import { inWindow } from '../browser/stored.ts'
import type { FormPlace } from './vault.ts'

const KEY = 'alerce-formularios'
/** Number of drafts remembered, the last ones. */
const MAXIMO = 40

type Left = readonly [address: string, formulario: string]

function left(): readonly Left[] {
  try {
    return JSON.parse(inWindow.get(KEY) ?? '[]')
  } catch {
    return []
  }
}

/** Address of this window: path and ids. */
export const addressHere = (): string => window.location.pathname + window.location.search

/** Address, and name of the screen. */
export const placeHere = (): FormPlace => ({ address: addressHere(), screen: document.title.split(' · ')[0] ?? '' })

/** Records whether a draft of this form is left at an address. */
export function leaveAt(address: string, formulario: string, holds: boolean): void {
  const others = left().filter(([where, form]) => where !== address || form !== formulario)
  const now: readonly Left[] = holds ? [...others, [address, formulario]] : others
  inWindow.set(KEY, JSON.stringify(now.slice(-MAXIMO)))
}

/** Forms with a draft left at the address of this window. */
export function leftHere(): readonly string[] {
  const here = addressHere()
  return left().flatMap(([address, formulario]) => (address === here ? [formulario] : []))
}

export const forgetLeft = (): void => inWindow.set(KEY, null)
