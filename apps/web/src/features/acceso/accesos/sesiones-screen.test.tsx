import { motivosDeCierre } from '@alerce/contract/messages/acceso/sesion'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused, thenLate } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { jefa, losUsuarios, usuario } from '../../../testing/usuario.ts'
import type { Ingreso, SesionAbierta } from './queries.ts'
import { SesionesScreen } from './sesiones-screen.tsx'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36'

const sesion = (more: Partial<SesionAbierta> = {}): SesionAbierta => ({
  sesionId: 1,
  usuario: 'asesora',
  nombre: 'MATILDE OYARZÚN',
  enlace: false,
  cuentaDeEmpresa: false,
  actual: false,
  inicio: '2026-10-07T11:00:00.000Z',
  ultimaActividad: '2026-10-07T12:59:00.000Z',
  ip: '10.1.2.3',
  agente: CHROME,
  cierraEn: null,
  ...more,
})

const propia = sesion({ sesionId: 2, usuario: 'administracion', nombre: 'ROSA LAGOS', actual: true })

const ingreso = (more: Partial<Ingreso> = {}): Ingreso => ({
  sesionId: 30,
  usuario: 'asesora',
  nombre: 'MATILDE OYARZÚN',
  enlace: false,
  cuentaDeEmpresa: false,
  ip: '10.1.2.3',
  agente: CHROME,
  inicio: '2026-10-06T12:00:00.000Z',
  termino: '2026-10-06T21:00:00.000Z',
  motivo: 'S',
  ...more,
})

function open(at: string, answers: Answers = {}) {
  const received = fakeServer({
    obtenerSesionesAbiertas: [sesion(), propia],
    obtenerIngresos: { ingresos: [ingreso()], siguiente: null },
    ...losUsuarios(usuario(), jefa),
    ...answers,
  })
  const { router } = renderScreen(<SesionesScreen />, { at, session: { roles: ['administracion'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

test('a row shows user, start, last activity, address and device', async () => {
  open('/sesiones')
  const row = await screen.findByRole('row', { name: /MATILDE/ })
  for (const text of ['asesora', '07-10-2026 08:00', '07-10-2026 09:59', '10.1.2.3', 'Chrome en Windows'])
    expect(row).toHaveTextContent(text)
})

test('the own session is marked and is not closed here; a session by link says so', async () => {
  open('/sesiones', { obtenerSesionesAbiertas: [propia, sesion({ enlace: true })] })
  const own = await screen.findByRole('row', { name: /ROSA LAGOS/ })
  expect(own).toHaveTextContent('Esta sesión')
  expect(within(own).queryByRole('button')).toBeNull()
  expect(screen.getByRole('row', { name: /MATILDE/ })).toHaveTextContent('con enlace de supervisor')
})

test('a session ends in a moment, in which it is taken back', async () => {
  const cierraEn = '2026-10-07T13:00:15.000Z'
  const reading = Promise.withResolvers<void>()
  const { sent } = open('/sesiones', {
    obtenerSesionesAbiertas: thenLate(
      reading.promise,
      inTurn([sesion(), propia], [sesion({ cierraEn }), propia], [sesion(), propia]),
    ),
    cerrarSesion: { cierraEn },
    conservarSesion: 'ok',
  })
  await userEvent.click(
    await screen.findByRole('button', { name: 'Cerrar la sesión de MATILDE OYARZÚN, Chrome en Windows' }),
  )
  expect(await screen.findByText(/^La sesión de MATILDE OYARZÚN se cierra en 15 segundos/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  reading.resolve()
  expect(await screen.findByText('Se cierra a las 10:00:15')).toBeVisible()
  expect(sent('cerrarSesion')).toEqual([{ sesionId: 1 }])
  await expectFocusSomewhere()
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  expect(sent('conservarSesion')).toEqual([{ sesionId: 1 }])
  expect(await screen.findByRole('button', { name: /^Cerrar la sesión de MATILDE/ })).toBeVisible()
  await expectFocusSomewhere()
})

test('a session that could not be closed says so', async () => {
  open('/sesiones', { cerrarSesion: new Refused(503, '') })
  await userEvent.click(await screen.findByRole('button', { name: /^Cerrar la sesión de MATILDE/ }))
  expect(
    await screen.findByRole('alertdialog', { name: 'No se ha podido cerrar la sesión. Inténtelo nuevamente.' }),
  ).toBeVisible()
})

test('the sessions of one user, and the way back to all', async () => {
  const { router, sent } = open('/sesiones?usuarioId=3', {
    obtenerSesionesAbiertas: ({ usuarioId }) => (usuarioId === 3 ? [sesion()] : [sesion(), propia]),
  })
  expect(await screen.findByRole('region', { name: 'Sesiones de MATILDE ROSA OYARZÚN' })).toBeVisible()
  expect(await screen.findByRole('row', { name: /MATILDE/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /ROSA LAGOS/ })).toBeNull()
  expect(sent('obtenerSesionesAbiertas')).toEqual([{ usuarioId: 3 }])
  await userEvent.click(screen.getByRole('link', { name: 'Ver todas' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByRole('row', { name: /ROSA LAGOS/ })).toBeVisible()
})

test('a user without open sessions', async () => {
  open('/sesiones?usuarioId=5', { obtenerSesionesAbiertas: [] })
  expect(await screen.findByText('No hay sesiones abiertas')).toBeVisible()
})

test('a list that was cut says so', async () => {
  const muchas = Array.from({ length: 500 }, (_, i) => sesion({ sesionId: i + 1 }))
  open('/sesiones', { obtenerSesionesAbiertas: muchas })
  expect(await screen.findByText(/^Se muestran las 500 con actividad más reciente/)).toBeVisible()
})

test('sessions that cannot be read', async () => {
  open('/sesiones', { obtenerSesionesAbiertas: new Refused(503, '') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener las sesiones.')
})

test.each(Object.entries(motivosDeCierre))('a session that ended by %s: %s', async (motivo, words) => {
  open('/sesiones?ver=ingresos', { obtenerIngresos: { ingresos: [ingreso({ motivo })], siguiente: null } })
  expect(await screen.findByText(words)).toBeVisible()
})

test('the history of logins, by pages; an open session is marked', async () => {
  const { sent } = open('/sesiones', {
    obtenerIngresos: ({ cursor }) =>
      cursor
        ? { ingresos: [ingreso({ sesionId: 29, nombre: 'BERTA NÚÑEZ' })], siguiente: null }
        : { ingresos: [ingreso({ termino: null, motivo: null })], siguiente: 30 },
  })
  await userEvent.click(screen.getByRole('link', { name: 'Ingresos' }))
  expect(await screen.findByText('Abierta')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  expect(await screen.findByRole('row', { name: /BERTA/ })).toHaveTextContent('06-10-2026 18:00')
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
  expect(sent('obtenerIngresos')).toEqual([{}, { cursor: 30 }])
})

test('a page that cannot be read leaves those that were', async () => {
  open('/sesiones?ver=ingresos', {
    obtenerIngresos: ({ cursor }) => (cursor ? new Refused(503, '') : { ingresos: [ingreso()], siguiente: 30 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }))
  expect(await screen.findByText('No se ha podido obtener el registro. Inténtelo nuevamente.')).toBeVisible()
  expect(screen.getByRole('row', { name: /MATILDE/ })).toBeVisible()
})
