import { type Screen, screens } from '@alerce/contract/screens'

/** Ids in the URL, so that a reload keeps the screen; never personal data. */
export interface ScreenIds {
  readonly prospectoId?: number | string | null
  /** Of the health declaration (declaracionSaludId). */
  readonly identificador?: number | string | null
  /** Of a user of the desk. */
  readonly usuarioId?: number | string | null
  readonly importacionId?: number | string | null
  /** Ids of plans laid side by side: `4,7`. */
  readonly planes?: string | null
  /** The quote belongs to the open update of the sale. */
  readonly actualiza?: boolean | null
  /** A chosen plan is to be confirmed: its basis is read first. */
  readonly confirma?: true | null
  /** The composer of the timeline takes the focus. */
  readonly anotar?: true | null
  /** A day of the agenda, ISO. */
  readonly fecha?: string | null
}

/** Part of a screen that links lead to: its heading gets the focus (`useArrival`). */
export type ScreenPart = 'documentos' | 'comision'

/** Path of a screen with its ids and its part, under the base path of its entry: for navigate() and <Link to>. */
export function goTo(screen: Screen, ids: ScreenIds = {}, part?: ScreenPart): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(ids)) if (value != null) params.set(name, String(value))
  const query = params.toString()
  const path = query ? `${screens[screen].path}?${query}` : screens[screen].path
  return part ? `${path}#${part}` : path
}
