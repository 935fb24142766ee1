import { pdf } from '@alerce/domain/testing/archivos'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from '../../testing/acts/user-event.ts'
import { type Answer, fakeServer, Refused } from '../../testing/fake-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { sinBorrador } from '../../testing/usuario.ts'
import { irregularidadDeVenta } from '../../testing/venta.ts'
import { CorregirDialog } from './corregir-dialog.tsx'

const ENVIAR = { name: 'Enviar a la mesa' }

/** Dialog with an upload that the test resolves or rejects. */
async function attaching() {
  const { promise, resolve: answer } = Promise.withResolvers<Answer<'subirEvidencia'>>()
  const received = fakeServer({ ...sinBorrador, subirEvidencia: () => promise, corregirIrregularidad: 'ok' })
  const left = vi.fn()
  renderScreen(
    <CorregirDialog
      irregularidad={irregularidadDeVenta()}
      onHandedBack={() => undefined}
      onClose={left}
      onLetGo={() => undefined}
    />,
  )
  const file = new File([new Uint8Array(pdf())], 'cedula.pdf', { type: 'application/pdf' })
  await userEvent.upload(await screen.findByLabelText(/^Adjuntar/), file)
  await screen.findByRole('button', { name: 'Cancelar cedula.pdf' })
  await userEvent.type(screen.getByLabelText(/^Qué corrigió/), 'Cédula nueva')
  return { answer, left, sent: () => received.filter(({ name }) => name === 'corregirIrregularidad').length }
}

test('it is not handed back while a file is on its way, nor with one that was not kept', async () => {
  const { answer, left, sent } = await attaching()
  expect(screen.getByRole('button', ENVIAR)).toHaveAccessibleDescription('Espere a que se guarden los archivos.')
  await userEvent.click(screen.getByRole('button', ENVIAR))
  answer(new Refused(503, 'Sin servicio.'))
  await screen.findByRole('button', { name: 'Reintentar cedula.pdf' })
  expect(screen.getByRole('button', ENVIAR)).toHaveAccessibleDescription(
    'Hay un archivo que no se guardó: reintente o descártelo.',
  )
  expect(sent()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Descartar cedula.pdf' }))
  await userEvent.click(screen.getByRole('button', ENVIAR))
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(sent()).toBe(1)
})

test('closing with an unsent file asks first', async () => {
  const { left } = await attaching()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Quedarse' }))
  expect(left).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardarlos' }))
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
})
