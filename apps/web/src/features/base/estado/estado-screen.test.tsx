import type { HechoDelEstado } from '@alerce/contract/operations/base/estado'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { EstadoScreen } from './estado-screen.tsx'

const responde: HechoDelEstado = {
  grupo: 'servidor',
  asunto: 'Servidor',
  estado: 'bien',
  texto: 'responde, 2 llamadas en curso',
  pantalla: null,
}
const cartas: HechoDelEstado = {
  grupo: 'correo',
  asunto: 'Cartas',
  estado: 'atender',
  texto: '3 por salir, la más antigua hace 2 h',
  pantalla: 'correos',
}
const uf: HechoDelEstado = {
  grupo: 'tablas',
  asunto: 'UF',
  estado: 'atender',
  texto: 'la última, con 3 días de atraso',
  pantalla: 'catalogo',
}
const antivirus: HechoDelEstado = {
  grupo: 'archivos',
  asunto: 'Antivirus',
  estado: 'incierto',
  texto: 'no configurado',
  pantalla: null,
}

function open(obtenerEstado: NonNullable<Answers['obtenerEstado']>) {
  fakeServer({ obtenerEstado })
  renderScreen(<EstadoScreen />, { at: '/estado', session: { roles: ['administracion'] } })
}
const group = async (name: string) => within(await screen.findByRole('region', { name }))

test('facts by groups, each with its state in words and the screen that mends it', async () => {
  open([responde, cartas, uf, antivirus])
  const correo = await group('Correo')
  expect(correo.getByRole('listitem')).toHaveTextContent(
    'Cartas3 por salir, la más antigua hace 2 hIr a CorreosPide atención',
  )
  expect(correo.getByRole('link', { name: 'Ir a Correos' })).toHaveAttribute('href', '/correos')
  const tablas = await group('Tablas y UF')
  expect(tablas.getByRole('link', { name: 'Ir a Catálogo' })).toHaveAttribute('href', '/catalogo')
  expect((await group('Archivos')).getByRole('listitem')).toHaveTextContent('Antivirusno configuradoNo se sabe')
  const servidor = await group('Servidor')
  expect(servidor.getByRole('listitem')).toHaveTextContent('Bien')
  expect(servidor.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Trabajos' })).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('2 asuntos piden atención.')
})

test('nothing asks for attention after one reads again', async () => {
  open(inTurn([cartas], [{ ...cartas, estado: 'bien', texto: '0 por salir' }]))
  expect(await screen.findByText('1 asunto pide atención.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }))
  expect(await screen.findByText('Nada pide atención.')).toBeVisible()
  expect(screen.getByText('0 por salir')).toBeVisible()
})

test('a state that cannot be read again says so, and since when the facts are', async () => {
  open(inTurn([cartas], new Refused(503, '')))
  await userEvent.click(await screen.findByRole('button', { name: 'Actualizar' }))
  expect(
    await screen.findByText(/^No se ha podido leer el estado\. Intente nuevamente\. Lo que se ve es del/),
  ).toBeVisible()
  expect(screen.getByText(/3 por salir/)).toBeVisible()
})

test('a state that cannot be read at all says so', async () => {
  open(new Refused(503, ''))
  expect(await screen.findByText('No se ha podido leer el estado. Intente nuevamente.')).toBeVisible()
})
