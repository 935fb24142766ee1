import { type RefObject, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSeleccion } from '../../../../lib/use-seleccion.ts'
import type { Prospecto } from '../queries.ts'

const claveDe = ({ prospectoId }: Prospecto): string => String(prospectoId)

/** Prospects chosen in the list. It is on by its button, or while one is chosen by key. */
export function useSeleccionDeFichas(root: RefObject<HTMLElement | null>, prospectos: readonly Prospecto[]) {
  const [entered, setEntered] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const claves = prospectos.map(claveDe)
  const { elegidas, toggle, chooseAll, release } = useSeleccion(root, claves)
  const marcadas = new Set(elegidas)
  // One function for all cards and all times: a card is drawn again only when it changes
  const latest = useRef(toggle)
  latest.current = toggle
  const choose = useCallback((prospectoId: number, hasta: boolean) => latest.current(String(prospectoId), hasta), [])

  const leave = () => {
    flushSync(() => {
      setEntered(false)
      release(elegidas)
    })
    opener.current?.focus()
  }
  return {
    activa: entered || elegidas.length > 0,
    /** By its button, which has the focus no more. */
    entered,
    opener,
    mostrados: claves.length,
    elegidos: prospectos.filter((uno) => marcadas.has(claveDe(uno))),
    choose,
    chooseAll: (all: boolean) => (all ? chooseAll() : release(elegidas)),
    release: (ids: readonly number[]) => release(ids.map(String)),
    enter: () => setEntered(true),
    leave,
  }
}

export type SeleccionDeFichas = ReturnType<typeof useSeleccionDeFichas>
