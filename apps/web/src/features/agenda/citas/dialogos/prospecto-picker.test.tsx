import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { borradorDe, soltados } from '../../../../testing/acts/borrador.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { NOW, nueva, openDialog } from '../../../../testing/dialogo-de-cita.tsx'
import { type Answers, Refused } from '../../../../testing/fake-server.ts'
import { encontradoDe, fichaDe } from '../../../../testing/ficha.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  return () => vi.useRealTimers()
})

const rosa = encontradoDe({ prospectoId: 30, nombre: 'ROSA IBACACHE MORA', rut: '14322097-8' })
const tomas = fichaDe(31, { nombre: 'TOMÁS QUEZADA PINO' })

function open(answers: Answers = {}) {
  return openDialog(nueva, {
    prospectoId: null,
    answers: { obtenerProspectos: [tomas], buscarProspectos: [rosa], ...answers },
  })
}
const box = () => screen.getByRole('combobox', { name: /Prospecto/ })

const option = (name: string) => screen.findByRole('option', { name })

test('offers the newest ones before anything is typed', async () => {
  const { sent } = open()
  await userEvent.click(box())
  expect(await option('TOMÁS QUEZADA PINO')).toHaveAttribute('aria-selected', 'false')
  expect(sent('buscarProspectos')).toEqual([])
})

test.each(['14.322', 'mora ibac'])('finds by %s, and books for the chosen person', async (texto) => {
  const { sent } = open()
  await userEvent.type(box(), texto)
  await userEvent.click(await option('ROSA IBACACHE MORA · 14.322.097-8'))
  expect(sent('buscarProspectos').at(-1)).toEqual({ texto, limite: 20 })
  expect(box()).toHaveValue('ROSA IBACACHE MORA · 14.322.097-8')
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent('agendarCita')[0]).toMatchObject({ prospectoId: 30 }))
})

test('nobody chosen is said at the field', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Elija un prospecto')).toBeVisible()
})

test('a search that fails says so', async () => {
  open({ buscarProspectos: new Refused(503, 'x') })
  await userEvent.type(box(), 'rosa')
  expect(await screen.findByText('No se ha podido buscar. Inténtelo nuevamente.')).toBeVisible()
})

test('a draft does not keep the person: it is chosen again', async () => {
  const { sent } = open({ obtenerBorrador: borradorDe({ prospectoId: '12', comentario: 'Hola' }) })
  await waitFor(() => expect(screen.getByLabelText('Comentario')).toHaveValue('Hola'))
  expect(box()).toHaveValue('')
  await userEvent.type(box(), 'mora ibac')
  await userEvent.click(await option('ROSA IBACACHE MORA · 14.322.097-8'))
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(soltados(sent('guardarBorrador'))).toHaveLength(1))
  expect(JSON.stringify(sent('guardarBorrador'))).not.toContain('prospectoId')
})
