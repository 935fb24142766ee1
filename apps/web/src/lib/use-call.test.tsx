import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer, inTurn } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { useRead, useWrite } from './use-call.ts'
import { useIds } from './use-ids.ts'

function Subject() {
  const { prospectoId } = useIds()
  const etapa = useRead('obtenerEtapaProspecto', { prospectoId: prospectoId ?? 0 }, { enabled: prospectoId !== null })
  const save = useWrite('guardarEtapaProspecto', ['obtenerEtapaProspecto'])
  const press = () => save.mutateAsync({ prospectoId: prospectoId ?? 0, etapa: 'cotizacionFinalizada' })
  return (
    <>
      <p>etapa: {etapa.data?.etapa ?? 'ninguna'}</p>
      <button type="button" onClick={() => void press()}>
        guardar
      </button>
    </>
  )
}

test('a write makes the reads that it changes read again', async () => {
  fakeServer({
    obtenerEtapaProspecto: inTurn({ etapa: 'prospecto' }, { etapa: 'cotizacionFinalizada' }),
    guardarEtapaProspecto: { etapa: 'cotizacionFinalizada' },
  })
  renderScreen(<Subject />, { at: '/x?prospectoId=12' })
  expect(await screen.findByText('etapa: prospecto')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'guardar' }))
  expect(await screen.findByText('etapa: cotizacionFinalizada')).toBeVisible()
})

test.each(['/x', '/x?prospectoId=', '/x?prospectoId=abc', '/x?prospectoId=-1', '/x?prospectoId=1.5'])(
  'without an id nothing is read: %s',
  (at) => {
    const received = fakeServer({})
    renderScreen(<Subject />, { at })
    expect(screen.getByText('etapa: ninguna')).toBeVisible()
    expect(received).toEqual([])
  },
)
