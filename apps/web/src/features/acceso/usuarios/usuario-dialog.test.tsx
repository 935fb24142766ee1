import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { borradorDe, conservados, draftSettled, soltados } from '../../../testing/acts/borrador.ts'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { jefa, losUsuarios, sinBorrador, usuario } from '../../../testing/usuario.ts'
import { UsuariosScreen } from './usuarios-screen.tsx'

const equipos = [
  { equipoId: 1, nombre: 'Oriente', personas: 2 },
  { equipoId: 2, nombre: 'Costa', personas: 1 },
]

function open(at: string, answers: Answers = {}) {
  const received = fakeServer({
    ...sinBorrador,
    ...losUsuarios(usuario(), jefa),
    obtenerEquipos: equipos,
    ...answers,
  })
  const { router } = renderScreen(<UsuariosScreen />, { at, session: { roles: ['administracion'] } })
  const sent = payloadsIn(received)
  return { router, sent }
}

async function fillNew() {
  await pasteInto(await screen.findByRole('textbox', { name: 'Usuario' }), 'PSoto')
  await pasteInto(screen.getByLabelText(/^RUT/), '111111111')
  await pasteInto(screen.getByLabelText(/^Nombres/), 'Pía')
  await pasteInto(screen.getByLabelText(/^Primer apellido/), 'Soto')
  await pasteInto(screen.getByLabelText(/^Correo electrónico/), 'pia@example.cl')
  await pasteInto(screen.getByLabelText(/^Teléfono/), '+56 9 8765 4321')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jefatura' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Asesor' }))
}

test('a new user: the request, and the password that is shown once', async () => {
  const { router, sent } = open('/usuarios', {
    guardarUsuario: { usuarioId: 12, claveProvisoria: 'Roble-4821-Mar', debeCambiarla: true, version: 1 },
  })
  await press('Nuevo usuario')
  await waitFor(() => expect(router.state.location.search).toBe('?nuevo=1'))
  await fillNew()
  await userEvent.selectOptions(screen.getByLabelText('Equipo'), 'Costa')
  await press('Crear usuario')
  const shown = await screen.findByRole('dialog', { name: 'Usuario creado' })
  expect(shown).toHaveTextContent('Roble-4821-Mar')
  expect(shown).toHaveTextContent('Deberá cambiarla al ingresar por primera vez.')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(sent('guardarUsuario')).toEqual([
    {
      usuario: 'psoto',
      rut: '11.111.111-1',
      nombres: 'Pía',
      apellidoPaterno: 'Soto',
      apellidoMaterno: '',
      correo: 'pia@example.cl',
      telefono: '987654321',
      roles: ['asesor', 'jefatura'],
      equipoId: 2,
    },
  ])
  await press('Listo')
  expect(screen.queryByText('Roble-4821-Mar')).toBeNull()
  await expectFocusSomewhere()
})

test('the password of a new user is shown once, also after navigating away meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'guardarUsuario'>>()
  const { router } = open('/usuarios?nuevo=1', { guardarUsuario: () => promise })
  await fillNew()
  await press('Crear usuario')
  await act(() => router.navigate('/equipos'))
  await act(async () => resolve({ usuarioId: 12, claveProvisoria: 'Roble-4821-Mar', debeCambiarla: true, version: 1 }))
  expect(await screen.findByRole('dialog', { name: 'Usuario creado' })).toHaveTextContent('Roble-4821-Mar')
  expect(screen.getByText('otra pantalla')).toBeInstanceOf(HTMLElement)
  await press('Listo')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a missing value is reported at its field, and nothing is sent', async () => {
  const { sent } = open('/usuarios?nuevo=1')
  await press('Crear usuario')
  expect(screen.getByRole('heading', { name: 'Corrija 6 datos' })).toBeVisible()
  expect(screen.getAllByText('Elija al menos un perfil')).toHaveLength(2)
  expect(sent('guardarUsuario')).toEqual([])
})

test('a name that is taken stands at its field', async () => {
  const taken = 'Ya existe un usuario con ese nombre'
  open('/usuarios?nuevo=1', {
    guardarUsuario: new Refused(409, taken, { errores: [{ campo: 'usuario', mensaje: taken }] }),
  })
  await fillNew()
  await press('Crear usuario')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Usuario' })).toHaveAccessibleDescription(taken))
  expect(screen.getByRole('textbox', { name: 'Usuario' })).toHaveFocus()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a user is opened by its row, changed, and saved with the version that was read', async () => {
  const { router, sent } = open('/usuarios', {
    guardarUsuario: { usuarioId: 3, claveProvisoria: null, debeCambiarla: false, version: 5 },
  })
  await userEvent.click(await screen.findByRole('link', { name: 'MATILDE ROSA OYARZÚN PÉREZ' }))
  await waitFor(() => expect(router.state.location.search).toBe('?usuarioId=3'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Jefatura' }))
  await press('Guardar cambios')
  expect(await screen.findByText('Se guardaron los cambios de MATILDE ROSA OYARZÚN PÉREZ.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('guardarUsuario')).toMatchObject([{ usuarioId: 3, version: 4, roles: ['asesor', 'jefatura'] }])
})

test('a change by another administrator is reported; the next press overwrites it', async () => {
  const stale = 'Otra persona cambió estos datos mientras usted los editaba.'
  const { sent } = open('/usuarios?usuarioId=3', {
    obtenerUsuario: inTurn(usuario(), usuario({ version: 7 }), usuario({ version: 8 })),
    guardarUsuario: inTurn(new Refused(412, stale), {
      usuarioId: 3,
      claveProvisoria: null,
      debeCambiarla: false,
      version: 8,
    }),
  })
  await press('Guardar cambios')
  const told = await screen.findByRole('alertdialog', { name: stale })
  await userEvent.click(within(told).getByRole('button', { name: 'Cerrar' }))
  await press('Guardar cambios')
  await waitFor(() => expect(sent('guardarUsuario')).toMatchObject([{ version: 4 }, { version: 7 }]))
  expect(await screen.findByText(/^Se guardaron los cambios/)).toBeVisible()
})

test('a team that is made late is not laid over the one that was chosen meanwhile', async () => {
  const late = Promise.withResolvers<{ equipoId: number }>()
  const { sent } = open('/usuarios?usuarioId=3', { guardarEquipo: () => late.promise })
  await press('Nuevo equipo')
  await userEvent.type(screen.getByLabelText(/^Nombre del equipo/), 'Sur{Enter}')
  await waitFor(() => expect(sent('guardarEquipo')).toHaveLength(1))
  await userEvent.selectOptions(screen.getByLabelText('Equipo'), 'Costa')
  await act(async () => late.resolve({ equipoId: 6 }))
  await waitFor(() => expect(screen.queryByLabelText(/^Nombre del equipo/)).toBeNull())
  expect(screen.getByLabelText('Equipo')).toHaveValue('2')
})

test('a new team is made on the spot and chosen; Enter does not save the user', async () => {
  const { sent } = open('/usuarios?usuarioId=3', {
    obtenerEquipos: inTurn(equipos, [...equipos, { equipoId: 6, nombre: 'Sur', personas: 0 }]),
    guardarEquipo: { equipoId: 6 },
  })
  await press('Nuevo equipo')
  await userEvent.type(screen.getByLabelText(/^Nombre del equipo/), 'Sur{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Equipo')).toHaveValue('6'))
  expect(sent('guardarEquipo')).toEqual([{ nombre: 'Sur' }])
  expect(sent('guardarUsuario')).toEqual([])
})

test.each([
  ['without a name', '{Enter}', {}, 'Debe ingresar el nombre del equipo'],
  [
    'with a name that is taken',
    'Costa{Enter}',
    { guardarEquipo: new Refused(409, 'Ya existe un equipo con ese nombre') },
    'Ya existe un equipo con ese nombre',
  ],
])('a team %s says so at its field', async (_, typed, answers, text) => {
  open('/usuarios?usuarioId=3', answers)
  await press('Nuevo equipo')
  await userEvent.type(screen.getByLabelText(/^Nombre del equipo/), typed)
  expect(await screen.findByText(text)).toBeVisible()
})

test('unsaved text is restored', async () => {
  open('/usuarios?nuevo=1', {
    obtenerBorrador: borradorDe({ nombres: 'PÍA' }),
  })
  expect(await screen.findByText('Recuperamos lo que estaba escribiendo')).toBeVisible()
  expect(screen.getByLabelText(/^Nombres/)).toHaveValue('PÍA')
})

test('closing discards the typed text; «Recuperar» opens the form with it', async () => {
  const { router, sent } = open('/usuarios?nuevo=1', {
    obtenerBorrador: lastStays(null, borradorDe({ nombres: 'PÍA' })),
  })
  await pasteInto(await screen.findByLabelText(/^Nombres/), 'PÍA')
  await waitFor(() => expect(sent('guardarBorrador')).toHaveLength(1))
  await press('Cerrar')
  await waitFor(() => expect(soltados(sent('guardarBorrador'))).toEqual(['usuario:nuevo']))
  await draftSettled('usuario:nuevo')
  expect(conservados(sent('guardarBorrador'))).toHaveLength(1)
  expect(await screen.findByText('Se descartó lo escrito.')).toBeVisible()
  await press('Recuperar')
  await waitFor(() => expect(router.state.location.search).toBe('?nuevo=1'))
  await waitFor(() => expect(screen.getByLabelText(/^Nombres/)).toHaveValue('PÍA'))
})

test('closing leaves the list', async () => {
  const { router } = open('/usuarios?usuarioId=3')
  await press('Cerrar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('opening another user during a save keeps that user open, with the text typed there', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer<'guardarUsuario'>>()
  const { router } = open('/usuarios?usuarioId=3', { guardarUsuario: () => promise })
  await pasteInto(await screen.findByLabelText(/^Segundo apellido/), 'Soto')
  await press('Guardar cambios')
  // the save is on its way: closing would say that it was let go of
  await press('Cerrar')
  expect(screen.queryByText('Se descartó lo escrito.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Guardar cambios' })).toHaveAttribute('aria-busy', 'true')
  await act(() => router.navigate(`/usuarios?usuarioId=${jefa.usuarioId}`))
  const otra = await screen.findByLabelText<HTMLInputElement>(/^Segundo apellido/)
  await pasteInto(otra, 'Larraín')
  const written = otra.value
  await act(async () => resolve({ usuarioId: 3, claveProvisoria: null, debeCambiarla: false, version: 3 }))
  expect(await screen.findByText(/^Se guardaron los cambios de/)).toBeVisible()
  expect(router.state.location.search).toBe(`?usuarioId=${jefa.usuarioId}`)
  expect(screen.getByLabelText(/^Segundo apellido/)).toHaveValue(written)
})
