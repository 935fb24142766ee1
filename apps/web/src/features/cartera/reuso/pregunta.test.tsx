import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ventaDe } from '../../../testing/venta.ts'
import { Reuso } from './reuso.tsx'

const aceptada = ventaDe({ prospectoId: 7, estado: 'DS Aceptada', etapa: 'dsManualGenerada', folioDS: 5_000_000_007 })

function open(answers: Answers = {}) {
  const received = fakeServer({ obtenerVenta: aceptada, reutilizarDS: { prospectoId: 12 }, ...answers })
  const [onCopia, onClose] = [vi.fn(), vi.fn()]
  renderScreen(<Reuso prospectoId={7} copiaId={null} onCopia={onCopia} onClose={onClose} />)
  const sent = () => received.filter(({ name }) => name === 'reutilizarDS').map(({ payload }) => payload)
  return { onCopia, onClose, sent }
}

test('it shows the person of the DS and the effect of reusing it; closing sends nothing', async () => {
  const { sent, onClose } = open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Reutilizar DS' }))
  for (const text of ['FELIPE CONTRERAS MUÑOZ', '16.482.305-9', 'DS 5000000007', 'DS Aceptada'])
    expect(await dialog.findByText(text)).toBeVisible()
  expect(dialog.getByText(/^Se abre otra postulación .* solo se evalúa la renta/)).toBeVisible()
  expect(dialog.queryByText(/es individual/)).toBeNull()
  await press('Cerrar')
  expect(sent()).toEqual([])
  expect(onClose).toHaveBeenCalledOnce()
})

test('one of a pair learns that the new sale is its own', async () => {
  open({ obtenerVenta: { ...aceptada, tipoPlan: 'S' } })
  expect(await screen.findByText(/La postulación nueva es individual/)).toBeVisible()
})

test('pressed, the new sale is there and taken up', async () => {
  const { onCopia, sent } = open()
  await press('Reutilizar')
  await waitFor(() => expect(onCopia).toHaveBeenCalledExactlyOnceWith(12))
  expect(sent()).toEqual([{ prospectoId: 7 }])
})

test('one already in progress is shown, and can be continued', async () => {
  const copia = { prospectoId: 12, etapa: 'prospecto', estado: 'Prospecto Ingresado' } as const
  const { onCopia } = open({ obtenerVenta: { ...aceptada, copia } })
  expect(await screen.findByText(/ya se reutiliza en otra postulación, en estado «Prospecto Ingresado»/)).toBeVisible()
  await press('Continuar con la postulación nueva')
  await waitFor(() => expect(onCopia).toHaveBeenCalledExactlyOnceWith(12))
})

test('while its update is open it is not reused, and the button says why', async () => {
  const abierta = { ...aceptada, estadoEdicion: 'E' } as const
  const { onCopia, sent } = open({ obtenerVenta: abierta })
  const button = await screen.findByRole('button', { name: 'Reutilizar' })
  expect(button).toHaveAccessibleDescription(edicionMessages.pendiente.text)
  await press('Reutilizar')
  expect(sent()).toEqual([])
  expect(onCopia).not.toHaveBeenCalled()
})

test('while its update is open a copy that is there is gone on with', async () => {
  const copia = { prospectoId: 12, etapa: 'prospecto', estado: 'Prospecto Ingresado' } as const
  const { onCopia } = open({ obtenerVenta: { ...aceptada, estadoEdicion: 'E', copia } })
  await press('Continuar con la postulación nueva')
  await waitFor(() => expect(onCopia).toHaveBeenCalledExactlyOnceWith(12))
})

test.each([
  [
    'refused, why is said',
    new Refused(422, 'Esta Declaración de Salud no se puede reutilizar.'),
    /no se puede reutilizar/,
  ],
  ['unanswered, it says so', UNREACHABLE, /No se ha podido reutilizar la Declaración de Salud. Inténtelo nuevamente./],
])('%s, and it can be pressed again', async (_title, answer, text) => {
  const { onCopia } = open({ reutilizarDS: inTurn(answer, { prospectoId: 12 }) })
  await press('Reutilizar')
  const said = await screen.findByRole('alertdialog', { name: text })
  await userEvent.click(within(said).getByRole('button', { name: 'Cerrar' }))
  await press('Reutilizar')
  await waitFor(() => expect(onCopia).toHaveBeenCalledOnce())
})

test('an inactive person cannot be reused', async () => {
  open({ obtenerVenta: { ...aceptada, estado: 'Inactivo' } })
  const text =
    'El cliente se encuentra inactivo, si se desea continuar con la prospecto se debe generar otra postulacion'
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Cerrar'])
})

test('data that cannot be read are said in the words of the catalogue, and asked for again', async () => {
  const text = 'No se han podido obtener los datos del prospecto. Intentalo nuevamente.'
  open({ obtenerVenta: inTurn(new Refused(503, text), aceptada) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await press('Reintentar')
  expect(await screen.findByRole('button', { name: 'Reutilizar' })).toBeVisible()
})
