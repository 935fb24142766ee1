import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { call, type ReplyOf } from '../../lib/api/call.ts'
import { esCorta, useEncontrados } from '../../lib/api/use-encontrados.ts'
import { useLive } from '../../lib/events.ts'
import { usePageKey } from '../../lib/keys/use-page-key.ts'

/** States of the list below the field. */
type Estado = 'cerrada' | 'corta' | 'buscando' | 'lista' | 'nada' | 'fallida'

/** Count announced by a screen reader during typing. */
export function cuantos(estado: Estado, total: number): string {
  if (estado === 'nada') return 'Sin resultados'
  if (estado !== 'lista') return ''
  return total === 1 ? '1 prospecto encontrado' : `${total} prospectos encontrados`
}

export type ProspectoEncontrado = ReplyOf<'buscarProspectos'>[number]

const LIMITE = 8

/** Prospects that match a text during typing, refetched when others change them. */
export function useBusqueda(texto: string) {
  useLive('buscarProspectos')
  return useEncontrados('buscarProspectos', texto, (buscado, como) =>
    call('buscarProspectos', { texto: buscado, limite: LIMITE }, como),
  )
}

export interface OpenFound {
  /** Id of the prospect being opened; nothing else opens meanwhile. */
  readonly abriendo: number | null
  /** Opens a result; true when the search ends with it, so that the field is ready for another. */
  readonly onOpen: (encontrado: ProspectoEncontrado) => boolean
}

/** Search field: its text, which is kept nowhere else, its list, the active option and the keys. */
export function useCombobox(field: RefObject<HTMLInputElement | null>, { abriendo, onOpen }: OpenFound) {
  const [texto, setTexto] = useState('')
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  const [pedido, setPedido] = useState(false)
  const busqueda = useBusqueda(texto)
  usePageKey('/', () => field.current?.focus())
  const { encontrados, alDia, isError } = busqueda

  const estadoAbierta = (): Estado => {
    if (esCorta(texto)) return 'corta'
    if (isError && alDia) return 'fallida'
    if (encontrados.length > 0) return 'lista'
    return alDia ? 'nada' : 'buscando'
  }
  const estado = open && texto.trim() !== '' ? estadoAbierta() : 'cerrada'
  const activo: ProspectoEncontrado | undefined =
    estado === 'lista' ? encontrados[Math.min(index, encontrados.length - 1)] : undefined

  const type = (typed: string) => {
    setTexto(typed)
    setIndex(0)
    setPedido(false)
    setOpen(true)
  }

  const clear = () => {
    type('')
    setOpen(false)
  }

  const openList = (encontrado: ProspectoEncontrado) => {
    if (onOpen(encontrado)) clear()
  }

  const move = (step: 1 | -1) => {
    setOpen(true)
    const total = encontrados.length
    if (activo) setIndex((encontrados.indexOf(activo) + step + total) % total)
  }

  // Enter before the answer: rows of the earlier text open nothing, a single new result opens
  const answered = useEffectEvent(() => {
    setPedido(false)
    if (activo && encontrados.length === 1) openList(activo)
  })
  const due = pedido && alDia
  useEffect(() => {
    if (due) answered()
  }, [due])

  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => {
        if (!alDia) setPedido(true)
        else if (activo && abriendo === null) openList(activo)
      },
      Escape: clear,
    }
    const act = acts[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  const close = () => {
    setPedido(false)
    setOpen(false)
  }
  return { texto, estado, activo, busqueda, openList, type, onKeyDown, close, open: () => setOpen(true) }
}
