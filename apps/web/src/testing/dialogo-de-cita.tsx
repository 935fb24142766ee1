import { useState } from 'react'
import { vi } from 'vitest'
import type { Cita } from '../features/agenda/citas/citas.ts'
import { Dialogos, type OpenedDialog } from '../features/agenda/citas/components/dialogos.tsx'
import { useCambios } from '../features/agenda/citas/use-cambios.ts'
import { type Answers, fakeServer } from './fake-server.ts'
import { renderScreen } from './render-screen.tsx'
import { sinBorrador } from './usuario.ts'

/** Saturday 21 November 2026, 10:12 in Santiago. */
export const NOW = new Date('2026-11-21T13:12:00Z')

/** Tuesday the 24th, noon. */
export const cita: Cita = {
  citaId: 1,
  prospectoId: 12,
  nombre: 'ÓSCAR PEÑA',
  telefono: '',
  comentario: 'Trae liquidaciones',
  estado: null,
  reserva: null,
  start: '2026-11-24T12:00',
  end: '2026-11-24T12:30',
  avisa: false,
  permiteTope: false,
  lugar: '',
  traslado: 0,
  version: 3,
}

export const nueva: OpenedDialog = { kind: 'crear', start: '2026-11-21T10:30' }

interface Options {
  readonly answers?: Answers
  readonly session?: object
  /** Prospect given by the caller; null: it is chosen. */
  readonly prospectoId?: number | null
}

/** One dialog of the agenda, and its effects: `sent` to the server, `closed` after it closes. */
export function openDialog(first: OpenedDialog, { answers = {}, session = {}, prospectoId = 12 }: Options = {}) {
  const received = fakeServer({
    obtenerCitas: [],
    ...sinBorrador,
    agendarCita: { citaId: 9 },
    eliminarCita: 'ok',
    ...answers,
  })
  const onClose = vi.fn()
  const onLetGo = vi.fn()
  const say = vi.fn()
  function Abierto() {
    const { mark } = useCambios({ say, inLine: (work) => void work(), onOverlap: vi.fn(), onUndone: vi.fn() })
    const [opened, setOpened] = useState<OpenedDialog | null>(first)
    const close = () => {
      onClose()
      setOpened(null)
    }
    const nombre = prospectoId === null ? null : 'ÓSCAR PEÑA'
    return (
      opened && (
        <Dialogos
          opened={opened}
          prospectoId={prospectoId}
          nombre={nombre}
          onClose={close}
          onOpen={setOpened}
          onMark={mark}
          onSaid={say}
          onLetGo={onLetGo}
        />
      )
    )
  }
  const { router } = renderScreen(<Abierto />, { at: '/agenda', session })
  const sent = (name: string) => received.filter((one) => one.name === name).map(({ payload }) => payload)
  return { sent, onClose, onLetGo, router }
}
