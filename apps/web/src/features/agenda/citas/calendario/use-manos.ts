import { estirada, type LapsoDeCita, llevada, minutosEn } from '@alerce/domain/agenda/cuadricula'
import { diasEntre, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import { fechaDe, minutosDe } from '@alerce/domain/base/fechas/reloj'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Cita } from '../citas.ts'
import { shift } from '../moves.ts'

/** Position in the grid: a day, and a share of its height. */
interface GridPlace {
  readonly fecha: FechaISO
  readonly altura: number
}

/** Appointment being dragged: its edge, or the place between start and end. */
interface CitaAsida {
  readonly cita: Cita
  readonly borde: keyof LapsoDeCita | null
  /** Minutes from its start to the pointer. */
  readonly minutos: number
}

/** Appointment and part of it that a pointer holds, with the offset in minutes from its start. */
const asida = (cita: Cita, borde: keyof LapsoDeCita | null, { altura }: GridPlace): CitaAsida => ({
  cita,
  borde,
  minutos: minutosEn(altura) - minutosDe(cita.start),
})

/** When the appointment would take place, let go there; a grid without hours moves it by days. */
function destino({ cita, borde, minutos }: CitaAsida, { fecha, altura }: GridPlace, withHours: boolean): LapsoDeCita {
  if (!withHours) return shift(cita, { dias: diasEntre(fechaDe(cita.start), fecha), minutos: 0 })
  if (borde) return estirada(cita, borde, minutosEn(altura))
  return llevada(cita, fecha, minutosEn(altura) - minutos)
}

interface Hands {
  readonly grid: RefObject<HTMLElement | null>
  /** Days have hours in this grid; else they are whole. */
  readonly withHours: boolean
  /** Appointment of this id, if it can be dragged. */
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

const dayOf = (element: Element) => element.closest<HTMLElement>('[data-fecha]')

/** Which day of the grid lies at a point of the window, and how far down in it; null outside of all. */
function lugarEn(grid: HTMLElement, x: number, y: number): GridPlace | null {
  const day = document
    .elementsFromPoint(x, y)
    .map(dayOf)
    .find((element) => element && grid.contains(element))
  const fecha = day?.dataset.fecha
  if (!fecha) return null
  const { top, height } = day.getBoundingClientRect()
  return { fecha, altura: (y - top) / height }
}

/** A mouse that went so far carries; one that did not, presses. */
const MOUSE_PX = 4
/** A finger that stays still this long starts a drag; a finger that moves before scrolls. */
const HOLD_MS = 350
const FINGER_PX = 10

interface Carry {
  /** Called when the drag starts. */
  readonly onHold: () => void
  /** Called with the position of the pointer, in the window. */
  readonly onMove: (x: number, y: number) => void
  /** Called on release; not after a press or a scroll, nor when Escape or the browser ends the drag. */
  readonly onDrop: () => void
  /** Called at the end, after a drop or not. */
  readonly onEnd: () => void
}

/** Follows a pointer from its press: a mouse that moves, or a finger that waits, drags until the release. */
function carry(down: PointerEvent, { onHold, onMove, onDrop, onEnd }: Carry): void {
  const finger = down.pointerType === 'touch'
  const ends = new AbortController()
  let holds = false

  const hold = () => {
    holds = true
    onHold()
  }
  const timer = finger ? setTimeout(hold, HOLD_MS) : undefined
  const end = () => {
    clearTimeout(timer)
    ends.abort()
    onEnd()
  }

  function move({ clientX, clientY }: PointerEvent): void {
    const far = Math.hypot(clientX - down.clientX, clientY - down.clientY)
    if (!holds && finger && far > FINGER_PX) end()
    if (!holds && !finger && far > MOUSE_PX) hold()
    if (holds) onMove(clientX, clientY)
  }
  function up(): void {
    if (holds) onDrop()
    end()
  }

  const { signal } = ends
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', end, { signal })
  window.addEventListener('pointerdown', end, { signal, capture: true })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  // The menu that a long press opens elsewhere.
  if (finger) window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
}

/**
 * Mouse and touch in a grid of days: appointments are moved and resized, Escape cancels, and a press on empty space is
 * reported. The grid marks its days with `data-fecha` and its appointments with `data-cita`, `data-borde`.
 */
export function useManos({ grid, withHours, movable, onDrop, onGround }: Hands): Lifted | null {
  const [lifted, setLifted] = useState<Lifted | null>(null)

  /** Grid position of a press on empty space. null: the press was elsewhere, or a drag is going on. */
  const take = useEffectEvent((root: HTMLElement, down: PointerEvent): GridPlace | null => {
    const target = down.target as Element
    const lugar = lugarEn(root, down.clientX, down.clientY)
    if (!target.closest('button')) return lugar
    const cita = movable(Number(target.closest('[data-cita]')?.getAttribute('data-cita')))
    if (!(cita && lugar)) return null
    const hand = asida(cita, bordeOf(target), lugar)
    let to: LapsoDeCita = cita
    carry(down, {
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
    // A finger that drags an appointment does not scroll.
    root.addEventListener('touchmove', (event) => carries() && event.preventDefault(), { signal, passive: false })
    return () => ends.abort()
  }, [grid])

  return lifted
}
