import { type KeyboardEvent as KeyPress, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { isForScreen, useSingleKeys } from '../../../../lib/keys/single-keys.ts'
import type { Cita } from '../citas.ts'
import { accionDe, type KeyAction } from '../keys.ts'
import { neighbour, shift } from '../moves.ts'
import type { Agenda } from '../use-agenda.ts'

interface TecladoProps {
  readonly agenda: Agenda
  /** Id of the text that lists the keys. */
  readonly helpId: string
  readonly children: ReactNode
}

const idOf = (mark: Element) => Number(mark.getAttribute('data-cita'))

/** Keyboard of the calendar: keys act on the focused appointment. */
export function Teclado({ agenda, helpId, children }: TecladoProps) {
  const ref = useRef<HTMLElement>(null)
  const kept = useRef<number | null>(null)
  const { citas } = agenda
  const keys = useSingleKeys()

  const focusOn = (citaId: number) => ref.current?.querySelector<HTMLElement>(`[data-cita="${citaId}"]`)?.focus()
  // A moved appointment is drawn in another column: move the focus there.
  useEffect(() => {
    if (kept.current !== null) focusOn(kept.current)
  })

  const onScreen = () => {
    const ids = new Set([...(ref.current?.querySelectorAll('[data-cita]') ?? [])].map(idOf))
    return citas.filter(({ citaId }) => ids.has(citaId))
  }

  /** Runs the action of a key on the focused appointment. */
  function act(accion: KeyAction, cita: Cita): void {
    if (accion.kind === 'abrir') agenda.open(cita)
    if (accion.kind === 'eliminar') agenda.remove(cita)
    if (accion.kind === 'recorrer') focusOn(neighbour(onScreen(), cita.citaId, accion.key)?.citaId ?? cita.citaId)
    if (accion.kind === 'mover' && agenda.moveTo(cita, shift(cita, accion.paso))) kept.current = cita.citaId
  }

  /** True when the key was ours. */
  function press(event: KeyPress<HTMLElement>): boolean {
    const accion = accionDe(event)
    const mark = (event.target as Element).closest('[data-cita]')
    const cita = mark && citas.find(({ citaId }) => citaId === idOf(mark))
    if (!(accion && cita) || accion.kind === 'nueva' || accion.kind === 'deshacer') return false
    act(accion, cita)
    return true
  }

  /** Keys that need no appointment work on the whole screen. */
  const anywhere = useEffectEvent((event: KeyboardEvent) => {
    const kind = accionDe(event)?.kind
    if (!isForScreen(event)) return
    if (kind === 'nueva' && keys) agenda.create()
    else if (kind === 'deshacer') {
      const mark = document.activeElement?.closest('[data-cita]')
      agenda.undoLast()
      kept.current = mark ? idOf(mark) : null
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => anywhere(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <section
      ref={ref}
      aria-label="Citas"
      aria-describedby={helpId}
      onPointerDownCapture={() => {
        kept.current = null
      }}
      onKeyDown={(event) => {
        kept.current = null
        if (press(event)) event.preventDefault()
      }}
    >
      {children}
    </section>
  )
}
