/** What is kept of an answer, or said of a person, as far as another may be given in its place. */
interface DichoGuardado {
  readonly version: number
  /** The window in which it was given; null: it came otherwise. */
  readonly ventana: string | null
}

/**
 * True where what is said would undo something that whoever gives it has not seen: neither read in this window (`version`; null:
 * none was), nor given in it. What a window sends arrives in its order, so that what it gave before is known to it.
 */
export function deshaceOtra(
  guardada: DichoGuardado | null,
  { version, ventana }: { readonly version: number | null; readonly ventana: string },
): boolean {
  return guardada !== null && guardada.version !== version && guardada.ventana !== ventana
}
