import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../../../testing/acts/user-event.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { fakeServer, payloadsIn } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { PorDeshacer } from './por-deshacer.tsx'

const acto = {
  id: 1,
  dice: 'Irregularidad cerrada',
  nombre: 'Rosa Ibacache',
  deshace: 'reabrirIrregularidad',
  pedido: { irregularidadId: 7 },
  hasta: '2099-11-18T11:00:15.000Z',
}

function open(actos: (typeof acto)[]) {
  fakeEvents()
  let left = actos
  const received = fakeServer({
    obtenerPorDeshacer: () => left,
    reabrirIrregularidad: () => {
      left = []
      return 'ok'
    },
  })
  renderScreen(<PorDeshacer />, { at: '/mesa', session: { roles: ['mesa'] } })
  return payloadsIn(received)
}

test('an act is listed with its undo, and disappears once it is undone', async () => {
  const sent = open([acto])
  await press('Por deshacer, 1')
  await press('Deshacer. Irregularidad cerrada: Rosa Ibacache')
  await waitFor(() => expect(sent('reabrirIrregularidad')).toEqual([{ irregularidadId: 7 }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Por deshacer/ })).toBeNull())
})

test('with nothing to undo there is no button', async () => {
  const sent = open([])
  await waitFor(() => expect(sent('obtenerPorDeshacer')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Por deshacer/ })).toBeNull()
})
