import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { enUnaPagina, jefa, losUsuarios, retirado, sinBorrador, usuario } from '../../../testing/usuario.ts'
import { UsuariosScreen } from './usuarios-screen.tsx'

function open(usuarioId: number, answers: Answers = {}) {
  const received = fakeServer({
    ...sinBorrador,
    ...losUsuarios(usuario(), jefa, retirado),
    obtenerEquipos: [],
    ...answers,
  })
  const at = `/usuarios?usuarioId=${usuarioId}`
  const { router } = renderScreen(<UsuariosScreen />, { at, session: { roles: ['administracion'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

test('deactivating warns that the sessions end, and says how many did', async () => {
  const { sent } = open(3, {
    obtenerUsuario: inTurn(usuario(), usuario({ activo: false, sesionesAbiertas: 0 })),
    obtenerUsuarios: inTurn(enUnaPagina(usuario()), enUnaPagina()),
    cambiarEstadoUsuario: { activo: false, sesionesCerradas: 2 },
  })
  await press('Desactivar')
  const question = await screen.findByRole('alertdialog', { name: 'Desactivar a MATILDE ROSA OYARZÚN PÉREZ' })
  expect(question).toHaveTextContent('Sus sesiones terminan de inmediato')
  await userEvent.click(screen.getAllByRole('button', { name: 'Desactivar' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Usuario desactivado. Sesiones cerradas: 2.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Activar' })).toBeVisible()
  expect(sent('cambiarEstadoUsuario')).toEqual([{ usuarioId: 3, activo: false, version: usuario().version }])
})

const conCasos = {
  obtenerCarteras: {
    carteras: [
      { asesorId: 3, nombre: 'Matilde Oyarzún', casosAbiertos: 12 },
      { asesorId: 4, nombre: 'Pedro Soto', casosAbiertos: 1 },
    ].map((una) => ({ ...una, equipoId: 1, equipo: 'Oriente', activo: true, recibe: true, suplencias: [] })),
  },
}

test('deactivating a user with open cases transfers them in one act, and both can be undone', async () => {
  const { sent } = open(3, {
    ...conCasos,
    desactivarConCartera: { sesionesCerradas: 2, casos: 12, traspasoId: 7 },
    deshacerDesactivacion: { devueltos: 12, quedan: 0 },
  })
  expect(await screen.findByText('Casos abiertos')).toBeVisible()
  await press('Desactivar')
  const dialog = await screen.findByRole('alertdialog', { name: 'Desactivar a MATILDE ROSA OYARZÚN PÉREZ' })
  expect(dialog).toHaveTextContent('Quedan 12 casos abiertos sin asesor activo.')
  await userEvent.click(screen.getByRole('combobox', { name: 'Quién recibe sus 12 casos abiertos' }))
  await userEvent.click(await screen.findByRole('option', { name: /Pedro Soto/ }))
  await press('Desactivar y reasignar')
  expect(await screen.findByText('Usuario desactivado. Sesiones cerradas: 2. 12 casos con otro asesor.')).toBeVisible()
  expect(sent('desactivarConCartera')).toEqual([{ usuarioId: 3, version: usuario().version, aId: 4 }])
  await press('Deshacer')
  expect(await screen.findByText('Usuario activado otra vez. Volvieron 12 casos.')).toBeVisible()
  expect(sent('deshacerDesactivacion')).toEqual([{ usuarioId: 3, traspasoId: 7 }])
})

test('they may be left with nobody active, which is said before and after', async () => {
  const { sent } = open(3, { ...conCasos, desactivarConCartera: { sesionesCerradas: 0, casos: 0, traspasoId: null } })
  await screen.findByText('Casos abiertos')
  await press('Desactivar')
  await press('Desactivar y dejarlos')
  expect(await screen.findByText(/Quedan 12 casos abiertos sin asesor activo/)).toBeVisible()
  expect(sent('desactivarConCartera')).toEqual([{ usuarioId: 3, version: usuario().version, aId: null }])
})

test('a cancelled deactivation changes nothing', async () => {
  const { sent } = open(3)
  await press('Desactivar')
  await press('Cancelar')
  expect(sent('cambiarEstadoUsuario')).toEqual([])
})

test('the last administrator stays: the server says so', async () => {
  const text = 'Debe quedar al menos un administrador activo'
  open(3, { cambiarEstadoUsuario: new Refused(422, text) })
  await press('Desactivar')
  await userEvent.click(screen.getAllByRole('button', { name: 'Desactivar' }).at(-1) as HTMLElement)
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
})

test('activating asks nothing', async () => {
  const { sent } = open(9, { cambiarEstadoUsuario: { activo: true, sesionesCerradas: 0 } })
  await press('Activar')
  expect(await screen.findByText('Usuario activado.')).toBeVisible()
  expect(sent('cambiarEstadoUsuario')).toEqual([{ usuarioId: 9, activo: true, version: retirado.version }])
})

test('a password link is shown once, whole, with its end', async () => {
  open(3, { crearEnlaceClave: { ruta: '/dashboard/clave?enlace=abc', expira: '2026-10-07T14:00:00.000Z' } })
  await press('Crear enlace de contraseña')
  const shown = await screen.findByRole('dialog', { name: 'Enlace de contraseña' })
  expect(shown).toHaveTextContent(`${window.location.origin}/dashboard/clave?enlace=abc`)
  expect(shown).toHaveTextContent('hasta el 07-10-2026 11:00')
})

test('a deactivated user gets no password link, and the button says why', async () => {
  open(9)
  const button = await screen.findByRole('button', { name: 'Crear enlace de contraseña' })
  expect(button).toHaveAccessibleDescription('El usuario está desactivado')
})

test('the way to the open sessions of that user', async () => {
  const { router } = open(3)
  await userEvent.click(await screen.findByRole('link', { name: 'Cerrar sesiones' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/sesiones', search: '?usuarioId=3' }))
})

test('without open sessions there is nothing to close', async () => {
  open(5)
  await screen.findByRole('button', { name: 'Desactivar' })
  expect(screen.queryByRole('link', { name: 'Cerrar sesiones' })).toBeNull()
})

test('the second factor of another is removed after a question; their own is not offered', async () => {
  const con = usuario({ segundoFactor: true })
  const { sent } = open(3, { obtenerUsuario: inTurn(con, usuario()), quitarSegundoFactor: 'ok' })
  await press('Quitar segundo paso')
  const question = await screen.findByRole('alertdialog', { name: 'Quitar el segundo paso' })
  expect(question).toHaveTextContent('ingresará solo con su contraseña')
  await press('Quitar')
  await waitFor(() => expect(sent('quitarSegundoFactor')).toEqual([{ usuarioId: 3 }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Quitar segundo paso' })).toBeNull())
})

test('one’s own second factor is not removed among the users', async () => {
  open(7, { ...losUsuarios(usuario({ usuarioId: 7, segundoFactor: true })) })
  expect(await screen.findByText('Segundo paso')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Quitar segundo paso' })).toBeNull()
})
