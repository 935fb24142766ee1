import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { borradorDe, conservados, draftSettled, soltados } from '../../../testing/acts/borrador.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { jefa, sinBorrador, usuario } from '../../../testing/usuario.ts'
import { EnlacesScreen } from './enlaces-screen.tsx'
import type { EnlaceDeSupervisor } from './queries.ts'

const enlace = (more: Partial<EnlaceDeSupervisor> = {}): EnlaceDeSupervisor => ({
  enlaceId: 4,
  asesor: 'MATILDE OYARZÚN',
  jefe: 'BERTA NÚÑEZ',
  creadoPor: 'administracion',
  creado: '2026-10-07T12:00:00.000Z',
  expira: '2026-10-07T20:00:00.000Z',
  estado: 'vigente',
  revocadoPor: null,
  aperturas: [
    { en: '2026-10-07T12:40:00.000Z', ip: '10.1.2.3', agente: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537' },
    { en: '2026-10-07T12:05:00.000Z', ip: '10.1.2.4', agente: '' },
  ],
  ...more,
})

const pagina = (...filas: EnlaceDeSupervisor[]) => ({ filas, siguiente: null })

function open(answers: Answers = {}, at = '/enlaces') {
  const received = fakeServer({
    ...sinBorrador,
    obtenerEnlaces: pagina(enlace()),
    obtenerPartesDeEnlace: {
      asesores: [{ usuarioId: usuario().usuarioId, nombre: 'MATILDE OYARZÚN', equipo: 'Oriente' }],
      jefes: [{ usuarioId: jefa.usuarioId, nombre: 'BERTA NÚÑEZ', equipo: null }],
    },
    ...answers,
  })
  const { router } = renderScreen(<EnlacesScreen />, { at, session: { roles: ['administracion'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

const choose = async (label: string, name: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name }))
}
const chooseBoth = async () => {
  await choose('Asesor', /MATILDE/)
  await choose('Supervisor', /BERTA/)
}

test('a row shows advisor, supervisor, author and expiry', async () => {
  open()
  const row = await screen.findByRole('row', { name: /MATILDE/ })
  for (const text of [
    'BERTA NÚÑEZ',
    '07-10-2026 09:00',
    'por administracion',
    '07-10-2026 17:00',
    'Vigente',
    '2 veces',
  ])
    expect(row).toHaveTextContent(text)
})

test('over an advisor of another team is asked first, and made only on purpose', async () => {
  const text = 'El supervisor no es del equipo de ese asesor: por este enlace verá una cartera que no es de su equipo.'
  const made = { enlaceId: 9, ruta: '/dashboard/preLogin?x', expira: '2026-10-07T20:00:00.000Z' }
  const { sent } = open({
    crearEnlaceSupervisor: inTurn(new Refused(409, text, { codigo: 'enlace_otro_equipo' }), made),
  })
  await press('Nuevo enlace')
  await chooseBoth()
  await press('Crear enlace')
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  await press('Crear de todos modos')
  await waitFor(() => expect(sent('crearEnlaceSupervisor')).toHaveLength(2))
  expect(sent('crearEnlaceSupervisor')[1]).toMatchObject({ otroEquipo: true })
  expect(await screen.findByRole('dialog', { name: 'Enlace creado' })).toBeVisible()
  await expectFocusSomewhere()
})

test('the question stays, busy, until the link is made; answered no, the form stands as it was', async () => {
  const { promise, resolve } = Promise.withResolvers<Refused>()
  const otro = new Refused(409, 'Es de otro equipo', { codigo: 'enlace_otro_equipo' })
  const { sent } = open({ crearEnlaceSupervisor: ({ otroEquipo }) => (otroEquipo ? promise : otro) })
  await press('Nuevo enlace')
  await chooseBoth()
  await press('Crear enlace')
  await press('Cancelar')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press('Crear enlace')
  await press('Crear de todos modos')
  await waitFor(() => expect(sent('crearEnlaceSupervisor')).toHaveLength(3))
  expect(screen.getByRole('button', { name: 'Crear de todos modos' })).toHaveAttribute('aria-busy', 'true')
  resolve(new Refused(503, 'Sin servicio'))
  expect(await screen.findByRole('alertdialog', { name: 'Sin servicio' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Asesor' })).toHaveValue('MATILDE OYARZÚN · Oriente')
})

test.each([
  [{ estado: 'vencido' as const }, 'Vencido'],
  [{ estado: 'revocado' as const, revocadoPor: 'administracion' }, 'Revocado'],
])('a link that is %o cannot be revoked', async (more, word) => {
  open({ obtenerEnlaces: pagina(enlace({ ...more, aperturas: [] })) })
  const row = await screen.findByRole('row', { name: /MATILDE/ })
  expect(row).toHaveTextContent(word)
  expect(row).toHaveTextContent('Sin abrir')
  expect(screen.queryByRole('button', { name: /^Revocar/ })).toBeNull()
})

test('the openings of a link: instant, address and device', async () => {
  open()
  await press('Aperturas del enlace de MATILDE OYARZÚN: 2 veces')
  const openings = screen.getByRole('list', { name: 'Aperturas del enlace de MATILDE OYARZÚN' })
  for (const text of ['07-10-2026 09:40', '10.1.2.3', 'Chrome en Windows', 'Dispositivo desconocido'])
    expect(openings).toHaveTextContent(text)
  await press('Aperturas del enlace de MATILDE OYARZÚN: 2 veces')
  expect(screen.queryByRole('list', { name: 'Aperturas del enlace de MATILDE OYARZÚN' })).toBeNull()
})

test('a new link: advisors and supervisors from the server, 8 hours, and it is shown once', async () => {
  const ruta = '/dashboard/preLogin?identificadorAsesor=a%2Bb&identificadorJefe=c'
  const { router, sent } = open({
    crearEnlaceSupervisor: { enlaceId: 8, ruta, expira: '2026-10-07T21:00:00.000Z' },
  })
  await press('Nuevo enlace')
  await waitFor(() => expect(router.state.location.search).toBe('?nuevo=1'))
  await userEvent.click(screen.getByRole('combobox', { name: 'Asesor' }))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['MATILDE OYARZÚN · Oriente'])
  await userEvent.click(screen.getByRole('option', { name: /MATILDE/ }))
  await choose('Supervisor', /BERTA/)
  await press('Crear enlace')
  const shown = await screen.findByRole('dialog', { name: 'Enlace creado' })
  expect(shown).toHaveTextContent(window.location.origin + ruta)
  expect(shown).toHaveTextContent('Vence el 07-10-2026 18:00.')
  expect(sent('crearEnlaceSupervisor')).toEqual([{ asesorId: 3, jefeId: 5, horas: 8 }])
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await expectFocusSomewhere()
})

test.each(['0', '73'])('%s hours are refused at the field', async (hours) => {
  const { sent } = open({}, '/enlaces?nuevo=1')
  const field = await screen.findByRole('textbox', { name: 'Duración en horas' })
  await userEvent.clear(field)
  await userEvent.type(field, hours)
  await press('Crear enlace')
  expect(screen.getAllByText('El enlace puede durar de 1 a 72 horas')).toHaveLength(2)
  expect(sent('crearEnlaceSupervisor')).toEqual([])
})

test('a deactivated supervisor shows an error at the field', async () => {
  const text = 'Elija un supervisor activo, con perfil jefatura'
  open(
    {
      crearEnlaceSupervisor: new Refused(400, text, { errores: [{ campo: 'jefeId', mensaje: text }] }),
    },
    '/enlaces?nuevo=1',
  )
  await chooseBoth()
  await press('Crear enlace')
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
})

test('advisor and supervisor of a link are not kept in the draft; closing says they were discarded', async () => {
  const { sent } = open({ obtenerBorrador: borradorDe({ asesorId: 3, jefeId: 5, horas: 24 }, { horas: 8 }) })
  await press('Nuevo enlace')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Duración en horas' })).toHaveValue('24'))
  for (const name of ['Asesor', 'Supervisor']) expect(screen.getByRole('combobox', { name })).toHaveValue('')
  await chooseBoth()
  await press('Cerrar')
  await waitFor(() => expect(soltados(sent('guardarBorrador'))).toEqual(['enlace:nuevo']))
  expect(await screen.findByText('Se descartó lo escrito.')).toBeVisible()
  await draftSettled('enlace:nuevo')
  expect(conservados(sent('guardarBorrador'))).toEqual([])
})

test('revoking asks first and says how many sessions ended', async () => {
  const { sent } = open({
    obtenerEnlaces: inTurn(pagina(enlace()), pagina(enlace({ estado: 'revocado', revocadoPor: 'administracion' }))),
    revocarEnlace: { sesionesCerradas: 1 },
  })
  await press('Revocar el enlace de MATILDE OYARZÚN para BERTA NÚÑEZ')
  expect(await screen.findByRole('alertdialog', { name: 'Revocar el enlace' })).toBeVisible()
  await press('Revocar')
  expect(await screen.findByText('Enlace revocado. Sesiones cerradas: 1.')).toBeVisible()
  expect(await screen.findByText('Revocado')).toBeVisible()
  expect(sent('revocarEnlace')).toEqual([{ enlaceId: 4 }])
  await expectFocusSomewhere()
})

test('the older ones come by Ver más', async () => {
  const { sent } = open({
    obtenerEnlaces: inTurn({ filas: [enlace()], siguiente: 4 }, pagina(enlace({ enlaceId: 3, asesor: 'ROSA ÑANCO' }))),
  })
  await press('Ver más')
  expect(await screen.findByRole('row', { name: /ROSA ÑANCO/ })).toBeVisible()
  expect(sent('obtenerEnlaces')).toEqual([{}, { cursor: 4 }])
})

test('an empty list shows the next step', async () => {
  open({ obtenerEnlaces: pagina() })
  expect(await screen.findByText('No hay enlaces')).toBeVisible()
})

test('links that cannot be read', async () => {
  open({ obtenerEnlaces: new Refused(503, '') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No se han podido obtener los enlaces.')
})
