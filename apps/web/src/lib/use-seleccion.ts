import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isForScreen, useSingleKeys } from './keys/single-keys.ts'

/**
 * Selected rows, among the selectable ones; `data-clave` of a row is its key. X toggles the focused row; Shift selects the range from the last one. A row
 * that leaves the list is unselected.
 */
export function useSeleccion(root: RefObject<HTMLElement | null>, claves: readonly string[]) {
  const [marcadas, setMarcadas] = useState<ReadonlySet<string>>(new Set())
  const ultima = useRef<string | null>(null)
  const keys = useSingleKeys()
  const elegidas = claves.filter((clave) => marcadas.has(clave))

  const toggle = (clave: string, hasta: boolean) => {
    const a = claves.indexOf(clave)
    if (a < 0) return
    const desde = ultima.current === null ? -1 : claves.indexOf(ultima.current)
    const rango = hasta && desde >= 0 ? claves.slice(Math.min(desde, a), Math.max(desde, a) + 1) : [clave]
    const entra = !marcadas.has(clave)
    const next = new Set(elegidas)
    for (const una of rango) entra ? next.add(una) : next.delete(una)
    ultima.current = clave
    setMarcadas(next)
  }
  const release = (sueltas: readonly string[]) =>
    setMarcadas((now) => new Set([...now].filter((clave) => !sueltas.includes(clave))))
  const chooseAll = () => setMarcadas(new Set(claves))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const plain = !(event.ctrlKey || event.metaKey || event.altKey)
    if (event.key.toLowerCase() !== 'x' || !plain || !isForScreen(event)) return
    const fila = document.activeElement?.closest<HTMLElement>('[data-clave]')
    if (fila?.dataset.clave) toggle(fila.dataset.clave, event.shiftKey)
  })
  useEffect(() => {
    const element = root.current
    if (!(keys && element)) return
    const hear = (event: KeyboardEvent) => press(event)
    element.addEventListener('keydown', hear)
    return () => element.removeEventListener('keydown', hear)
  }, [keys, root])
  return { elegidas, toggle, chooseAll, release }
}

export type Seleccion = ReturnType<typeof useSeleccion>
