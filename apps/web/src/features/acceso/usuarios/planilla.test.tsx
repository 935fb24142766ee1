import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectFocusSomewhere } from '../../../testing/acts/focus.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { jefa, losUsuarios, usuario } from '../../../testing/usuario.ts'
import type { FilaDeUsuarios } from './queries.ts'
import { UsuariosScreen } from './usuarios-screen.tsx'

const fila = (more: Partial<FilaDeUsuarios>): FilaDeUsuarios => ({
  linea: 2,
  usuario: 'pnunez',
  nombre: 'Patricia Núñez',
  situacion: 'nueva',
  cambios: [],
  errores: [],
  ...more,
})
const nueva = fila({})
const cambia = fila({ linea: 3, usuario: 'asesora', situacion: 'cambia', cambios: ['correo', 'equipo'] })
const mala = fila({
  linea: 4,
  usuario: 'jsoto',
  situacion: 'error',
  errores: [{ columna: 'rut', mensaje: 'RUT inválido' }],
})
const huella = 'ab'.repeat(32)

function open(answers: Answers = {}) {
  const received = fakeServer({
    ...losUsuarios(usuario(), jefa),
    revisarUsuarios: { filas: [nueva, cambia], huella },
    cargarUsuarios: {
      cambian: 1,
      claves: [{ usuario: 'pnunez', clave: 'bilo-mane-rusa-golu-4821' }],
      debeCambiarla: true,
    },
    ...answers,
  })
  const { router } = renderScreen(<UsuariosScreen />, { at: '/usuarios', session: { roles: ['administracion'] } })
  return { router, sent: payloadsIn(received) }
}

async function choose() {
  await press('Cargar planilla')
  const file = new File(['usuario;rut'], 'usuarios.csv', { type: 'text/csv' })
  await userEvent.upload(await screen.findByLabelText(/Elegir planilla CSV/), file)
}

test('each row says what it would do; loading it shows the new passwords once', async () => {
  const { router, sent } = open()
  await choose()
  expect(await screen.findByText(/^Nuevo: 1 · Cambia: 1 · Sin cambios: 0 · Con error: 0\./)).toBeVisible()
  expect(screen.getByRole('row', { name: /^3 asesora/ })).toHaveTextContent('correo, equipo')
  expect(router.state.location.search).toBe('?planilla=1')
  await press('Cargar usuarios')
  const shown = await screen.findByRole('dialog', { name: 'Usuario creado' })
  expect(shown).toHaveTextContent('pnunez bilo-mane-rusa-golu-4821')
  expect(shown).toHaveTextContent('Deberá cambiarla al ingresar por primera vez.')
  expect(sent('cargarUsuarios')).toMatchObject([{ huella }])
  await press('Listo')
  expect(await screen.findByText('Se cargó la planilla: 1 nuevos, 1 con cambios.')).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await expectFocusSomewhere()
})

test('a file with an error shows it first, at its column, and cannot be loaded', async () => {
  const { sent } = open({ revisarUsuarios: { filas: [nueva, mala], huella } })
  await choose()
  const row = await screen.findByRole('row', { name: /jsoto/ })
  expect(row).toHaveTextContent('rut: RUT inválido')
  expect(row.nextElementSibling).toHaveTextContent('pnunez')
  const button = screen.getByRole('button', { name: 'Cargar usuarios' })
  expect(button).toHaveAccessibleDescription('Hay filas con error: corríjalas. No se carga a medias.')
  await userEvent.click(button)
  expect(sent('cargarUsuarios')).toEqual([])
})

test('a file that changes nothing cannot be loaded, and closing gives the focus back', async () => {
  open({ revisarUsuarios: { filas: [fila({ situacion: 'igual' })], huella } })
  await choose()
  expect(await screen.findByRole('button', { name: 'Cargar usuarios' })).toHaveAccessibleDescription(
    'La planilla no cambia nada: los usuarios ya son así.',
  )
  await press('Cerrar')
  await expectFocusSomewhere()
})

test('a file that cannot be read is refused in words of the server', async () => {
  const words = 'Faltan columnas en la primera fila: perfil.'
  open({ revisarUsuarios: new Refused(400, words) })
  await choose()
  expect(await screen.findByText(words)).toBeVisible()
})

test('users that changed since the preview: the refusal is shown and the preview stays', async () => {
  const words = 'Los usuarios cambiaron desde que se revisó la planilla: revísela de nuevo para ver qué haría ahora.'
  open({ cargarUsuarios: new Refused(409, words) })
  await choose()
  await press('Cargar usuarios')
  expect(await screen.findByText(words)).toBeVisible()
})

test('the users are downloaded as a file', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:usuarios')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const { sent } = open({ descargarUsuarios: new Blob(['usuario'], { type: 'text/csv' }) })
  await press('Descargar CSV')
  await waitFor(() => expect(made).toHaveBeenCalled())
  expect(sent('descargarUsuarios')).toEqual([{}])
})
