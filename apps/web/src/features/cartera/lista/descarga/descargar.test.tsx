import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { filtrosIniciales } from '../../../../lib/filtros-de-cartera.ts'
import { elDia } from '../../../../testing/acts/el-dia.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { Descargar } from './descargar.tsx'

beforeEach(elDia)

function open(answers: Answers, session = {}, columnas: ComponentProps<typeof Descargar>['columnas'] = null) {
  const received = fakeServer(answers)
  const filtros = { ...filtrosIniciales(), paterno: 'Mora', estado: 'DS Aceptada', orden: 'nombre' as const }
  renderScreen(<Descargar filtros={filtros} columnas={columnas} />, { session })
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cartera')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  return { received, made }
}

const dialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Descargar la lista' }))
  return within(await screen.findByRole('dialog', { name: 'Descargar la lista' }))
}

test.each([
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
])('%s asks for the list on screen and saves it; the focus comes back', async (name, formato) => {
  const { received, made } = open({ descargarProspectos: new Blob(['x'], { type: 'text/csv' }) })
  const asked = await dialog()
  expect(asked.getByText('DS Aceptada · último mes · Nombre A–Z')).toBeVisible()
  expect(asked.getByText('Nombre: Mora')).toBeVisible()
  await userEvent.click(asked.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(made).toHaveBeenCalledOnce()
  expect(received.map(({ payload }) => payload)).toMatchObject([
    { estado: 'DS Aceptada', orden: 'nombre', apellidoPaternoProspecto: 'Mora', formato },
  ])
  expect(screen.getByRole('button', { name: 'Descargar la lista' })).toHaveFocus()
})

test('a table asks for its columns', async () => {
  const { received } = open({ descargarProspectos: new Blob(['x']) }, {}, ['estado', 'correo'])
  const asked = await dialog()
  expect(asked.getByText(/tabla: Estado, Correo$/)).toBeVisible()
  await userEvent.click(asked.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(received[0]?.payload).toMatchObject({ columnas: ['estado', 'correo'], formato: 'csv' }))
})

test('a list that is too long says so, and the dialog stays', async () => {
  open({ descargarProspectos: new Refused(422, 'La lista tiene más de 5000 prospectos: acote las fechas.') })
  const asked = await dialog()
  await userEvent.click(asked.getByRole('button', { name: 'Excel' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('La lista tiene más de 5000 prospectos')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.getByRole('dialog', { name: 'Descargar la lista' })).toBeVisible()
})

test('a supervisor by link has none', () => {
  open({}, supervisor)
  expect(screen.queryByRole('button')).toBeNull()
})
