import type { LapsoDeCita } from '@alerce/domain/agenda/cuadricula'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Cita } from '../../citas.ts'
import { asida, destino, type GridPlace } from './destino.ts'
import { llevar } from './llevar.ts'
import { lugarEn } from './lugar.ts'

interface Hands {
  readonly grid: RefObject<HTMLElement | null>
  /** Days have hours in this grid; else they are whole. */
  readonly withHours: boolean
  /** The appointment of this id, if a hand may move it. */
  readonly movable: (citaId: number) => Cita | undefined
  readonly onDrop: (cita: Cita, to: LapsoDeCita) => void
  /** Empty ground was pressed. */
  readonly onGround: (lugar: GridPlace) => void
}

/** An appointment on its way, and where it would be let go. */
export interface Lifted {
  readonly cita: Cita
  readonly to: LapsoDeCita
}

const bordeOf = (target: Element) =>
  (target.closest<HTMLElement>('[data-borde]')?.dataset.borde ?? null) as keyof LapsoDeCita | null

/**
 * A grid of days by mouse and by finger: appointments are carried and stretched, Escape leaves them where they were, and a
 * press on empty ground is told. The grid marks its days `data-fecha` and its appointments `data-cita`, `data-borde`.
 */
export function useManos({ grid, withHours, movable, onDrop, onGround }: Hands): Lifted | null {
  const [lifted, setLifted] = useState<Lifted | null>(null)

  /** Where empty ground was touched; null: it was no ground, or a hand carried meanwhile. */
  const take = useEffectEvent((root: HTMLElement, down: PointerEvent): GridPlace | null => {
    const target = down.target as Element
    const lugar = lugarEn(root, down.clientX, down.clientY)
    if (!target.closest('button')) return lugar
    const cita = movable(Number(target.closest('[data-cita]')?.getAttribute('data-cita')))
    if (!(cita && lugar)) return null
    const hand = asida(cita, bordeOf(target), lugar)
    let to: LapsoDeCita = cita
    llevar(down, {
      onHold: () => {
        root.dataset.carrying = ''
        setLifted({ cita, to })
      },
      onMove: (x, y) => {
        const there = lugarEn(root, x, y)
        if (there) to = destino(hand, there, withHours)
        setLifted({ cita, to })
      },
      onDrop: () => drop(cita, to),
      onEnd: () => {
        setLifted(null)
        // the press that ends a carry comes after it
        setTimeout(() => delete root.dataset.carrying)
      },
    })
    return null
  })
  const drop = useEffectEvent(onDrop)
  const press = useEffectEvent(onGround)

  useEffect(() => {
    const root = grid.current
    if (!root) return
    const ends = new AbortController()
    const { signal } = ends
    const carries = () => root.dataset.carrying !== undefined
    let ground: GridPlace | null = null
    const down = (event: PointerEvent) => {
      ground = event.isPrimary && event.button === 0 ? take(root, event) : null
    }
    const click = (event: MouseEvent) => {
      if (carries()) {
        event.stopPropagation()
        event.preventDefault()
      } else if (ground) {
        press(ground)
      }
      ground = null
    }
    root.addEventListener('pointerdown', down, { signal })
    root.addEventListener('click', click, { signal, capture: true })
    // A finger that holds an appointment does not scroll.
    root.addEventListener('touchmove', (event) => carries() && event.preventDefault(), { signal, passive: false })
    return () => ends.abort()
  }, [grid])

  return lifted
}
