/** Stored answer, or stored data of a person, with what decides whether it may be replaced. */
interface DichoGuardado {
  readonly version: number
  /** Browser window that sent it; null: it came otherwise. */
  readonly ventana: string | null
}

/**
 * True when a write would overwrite something its author has not seen: neither read in this window (`version`; null:
 * none) nor sent from it. A window's own writes arrive in order, so its earlier ones are known to it.
 */
export function deshaceOtra(
  guardada: DichoGuardado | null,
  { version, ventana }: { readonly version: number | null; readonly ventana: string },
): boolean {
  return guardada !== null && guardada.version !== version && guardada.ventana !== ventana
}
