import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeEvents } from '../../testing/fake-events.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useLive, useNews } from '../events.ts'
import { useRead } from '../use-call.ts'

function Etapa({ prospectoId }: { readonly prospectoId: number }) {
  const { data } = useRead('obtenerEtapaProspecto', { prospectoId })
  useLive('obtenerEtapaProspecto', { payload: { prospectoId }, prospectos: [prospectoId] })
  return <p>{data?.etapa}</p>
}

test('an event of this prospecto, or a resync, repeats a reading; one of another does not', async () => {
  const server = fakeEvents()
  const received = fakeServer({ obtenerEtapaProspecto: () => ({ etapa: `lectura ${received.length}` }) })
  renderScreen(<Etapa prospectoId={12} />)
  expect(await screen.findByText('lectura 1')).toBeVisible()
  server.tell('prospecto', { prospectoId: 13 })
  server.tell('agenda', null)
  server.tell('prospecto', { prospectoId: 12 })
  expect(await screen.findByText('lectura 2')).toBeVisible()
  server.tell('resync', null)
  expect(await screen.findByText('lectura 3')).toBeVisible()
  expect(received).toHaveLength(3)
})

function Lugar() {
  const [open, setOpen] = useState(true)
  useNews()
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Cerrar' : 'Abrir'}
      </button>
      {open && <Etapa prospectoId={12} />}
    </>
  )
}

test.each([['prospecto', { prospectoId: 12 }] as const, ['resync', null] as const])(
  'a reading of a closed screen is repeated when it opens again, after the event %s',
  async (name, data) => {
    const server = fakeEvents()
    const received = fakeServer({ obtenerEtapaProspecto: () => ({ etapa: `lectura ${received.length}` }) })
    renderScreen(<Lugar />)
    expect(await screen.findByText('lectura 1')).toBeVisible()
    const press = (words: string) => fireEvent.click(screen.getByRole('button', { name: words }))
    press('Cerrar')
    press('Abrir')
    expect(screen.getByText('lectura 1')).toBeVisible()
    press('Cerrar')
    server.tell(name, data)
    expect(received).toHaveLength(1)
    press('Abrir')
    expect(await screen.findByText('lectura 2')).toBeVisible()
  },
)
