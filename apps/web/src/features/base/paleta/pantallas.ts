import type { Role } from '@alerce/contract/operation'
import { rowOf, type Screen, screenNames } from '@alerce/contract/screens'
import type { DeskEntry } from '../../../lib/session/session.ts'

/** A screen that one goes to by its name. */
export interface Pantalla {
  readonly screen: Screen
  readonly name: string
  readonly entry: DeskEntry
}

const desks: readonly DeskEntry[] = ['dashboard', 'consola']

/** The named screens that these roles open: those of their work, then those of their own access, which stand in every entry. */
export function pantallasDe(roles: readonly Role[], writes: boolean, here: DeskEntry): readonly Pantalla[] {
  const mine = screenNames.flatMap((screen) => {
    const { name, roles: whose, entries, writes: ofWriters } = rowOf(screen)
    const opens = whose?.some((role) => roles.includes(role)) && (writes || !ofWriters)
    const places = desks.filter((desk) => entries.includes(desk))
    const entry = places.find((desk) => desk === here) ?? places[0]
    return name && opens && entry ? [{ screen, name, entry, shared: places.length > 1 }] : []
  })
  return mine.sort((one, other) => Number(one.shared) - Number(other.shared))
}
