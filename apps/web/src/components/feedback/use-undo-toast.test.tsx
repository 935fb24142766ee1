import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useRead, useWrite } from '../../lib/use-call.ts'
import { expectFocusSomewhere } from '../../testing/acts/focus.ts'
import { userEvent } from '../../testing/acts/user-event.ts'
import { type Answer, fakeServer, inTurn, payloadsIn, Refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { useUndoToast } from './use-undo-toast.tsx'

const undo = vi.fn(async () => undefined)

function Acts() {
  const { tell, toast } = useUndoToast('No se pudo.')
  const { mutateAsync } = useWrite('retomarAsunto')
  const { run } = useAction(async () => {
    await mutateAsync({ prospectoId: 1 })
    tell('Segundo acto', undo)
  }, 'No se pudo.')
  return (
    <>
      <Button onClick={() => tell('Primer acto', undo)}>Primero</Button>
      <Button onClick={run}>Segundo</Button>
      {toast}
    </>
  )
}

test('that it was undone goes by itself, though the button that had the focus is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  renderScreen(<Acts />, { at: '/home' })
  await userEvent.click(screen.getByRole('button', { name: 'Primero' }))
  screen.getByRole('button', { name: 'Deshacer' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByText('Se deshizo el cambio.')).toBeNull()
})

test('after the undo the focus returns to its former element', async () => {
  renderScreen(<Acts />, { at: '/home' })
  await userEvent.click(screen.getByRole('button', { name: 'Primero' }))
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Primero' })).toHaveFocus()
})

test('the way to undo an act is withdrawn while the next one is under way; refused, it is there again', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const turn = gates.values()
  const answer = inTurn<Answer<'retomarAsunto'>>(new Refused(503, 'No se pudo.'), { antes: null })
  fakeServer({
    retomarAsunto: async () => {
      await turn.next().value?.promise
      return answer()
    },
  })
  renderScreen(<Acts />, { at: '/home' })
  const undoIt = () => screen.queryByRole('button', { name: 'Deshacer' })
  await userEvent.click(screen.getByRole('button', { name: 'Primero' }))
  expect(undoIt()).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Segundo' }))
  expect(screen.getByText('Primer acto')).toBeVisible()
  expect(undoIt()).toBeNull()
  gates[0].resolve()
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }))
  expect(undoIt()).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Segundo' }))
  gates[1].resolve()
  expect(await screen.findByText('Segundo acto')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  expect(undo).toHaveBeenCalledOnce()
})

function Etapa() {
  const { tell, toast } = useUndoToast('No se pudo.')
  const { data } = useRead('obtenerEtapaProspecto', { prospectoId: 12 })
  const { mutateAsync: guardar } = useWrite('guardarEtapaProspecto')
  const { busy, run } = useAction(
    () =>
      guardar({ prospectoId: 12, etapa: 'cotizacionFinalizada' }, () =>
        tell('Finalizada', (said) => guardar({ prospectoId: 12, etapa: 'prospecto' }, said)),
      ),
    'No se pudo.',
  )
  return (
    <>
      <h1>Etapa</h1>
      <p>{data?.etapa}</p>
      <Button busy={busy} onClick={run}>
        Finalizar
      </Button>
      {toast}
    </>
  )
}

test('can be undone once the server confirmed, also while the screen reloads, and only once', async () => {
  const reading = Promise.withResolvers<void>()
  const server = { etapa: 'prospecto' as 'prospecto' | 'cotizacionFinalizada' }
  const received = fakeServer({
    obtenerEtapaProspecto: async () => {
      if (saved().length > 0) await reading.promise
      return { ...server }
    },
    guardarEtapaProspecto: ({ etapa }) => {
      server.etapa = etapa as typeof server.etapa
      return { etapa }
    },
  })
  const saved = () => payloadsIn(received)('guardarEtapaProspecto').map(({ etapa }) => etapa)
  renderScreen(<Etapa />, { at: '/home' })
  await screen.findByText('prospecto')
  const finalizar = screen.getByRole('button', { name: 'Finalizar' })
  await userEvent.click(finalizar)
  // The button still shows the old state: a second click is ignored
  expect(await screen.findByText('Finalizada')).toBeVisible()
  expect(finalizar).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(finalizar)

  await userEvent.dblClick(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  await expectFocusSomewhere()
  expect(saved()).toEqual(['cotizacionFinalizada', 'prospecto'])
  reading.resolve()
  await waitFor(() => expect(finalizar).not.toHaveAttribute('aria-busy', 'true'))
  expect(screen.getByText('prospecto')).toBeVisible()
})
