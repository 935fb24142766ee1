import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { opcionesDeLlave, stubPasskeys } from '../../../testing/passkeys.ts'
import { asesora, renderScreen } from '../../../testing/render-screen.tsx'
import type { SegundoFactor } from './queries.ts'
import { SegundoPasoScreen } from './segundo-paso-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const nada: SegundoFactor = {
  obligatorio: false,
  llavesPosibles: true,
  aplicacion: null,
  llaves: [],
  codigosSinUsar: 0,
}
const conAplicacion: SegundoFactor = { ...nada, aplicacion: { desde: '2026-10-07T13:00:00.000Z' }, codigosSinUsar: 10 }
const llave = { llave: 'bGxhdmU', nombre: 'Teléfono', creada: '2026-10-07T13:00:00.000Z', usada: null }
const conLlave: SegundoFactor = { ...nada, llaves: [llave], codigosSinUsar: 7 }
const codigos = Array.from({ length: 10 }, (_, numero) => `${numero}-aaaaa-bbbbb`)
const propuesta = { clave: 'JBSWY3DPEHPK3PXP', direccion: 'otpauth://totp/Alerce:asesora?secret=JBSWY3DPEHPK3PXP' }

function open(answers: Answers, session = {}) {
  const received = fakeServer({ sesionActual: asesora, ...answers })
  const { router } = renderScreen(<SegundoPasoScreen />, { at: '/segundo-paso', session })
  return { router, sent: payloadsIn(received) }
}

const contesta = async (texto: string) => {
  await userEvent.type(await screen.findByLabelText('Su contraseña'), `${texto}{Enter}`)
}

test('an app is added by password, QR or key, and a code; its recovery codes are shown once', async () => {
  const { sent } = open({
    obtenerSegundoFactor: inTurn(nada, nada, conAplicacion),
    proponerAplicacion: propuesta,
    confirmarAplicacion: { codigos },
  })
  await press('Agregar una aplicación')
  await contesta('mi clave')
  expect(await screen.findByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Código de 6 dígitos'), '123456{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Sus códigos de recuperación' })
  expect(dialog).toHaveTextContent('0-aaaaa-bbbbb')
  await userEvent.keyboard('{Escape}')
  await press('Los guardé')
  expect(await screen.findByText('Activa desde el 07-10-2026 10:00.')).toBeVisible()
  expect(sent('proponerAplicacion')).toEqual([{ clave: 'mi clave' }])
  expect(sent('confirmarAplicacion')).toEqual([{ codigo: '123456' }])
})

test.each([['a wrong password', 'clave', 'La contraseña actual no es correcta']])(
  '%s is told at its field',
  async (_, campo, texto) => {
    const errores = [{ campo, mensaje: texto }]
    open({ obtenerSegundoFactor: nada, proponerAplicacion: new Refused(400, texto, { errores }) })
    await press('Agregar una aplicación')
    await contesta('otra')
    expect(await screen.findByText(texto)).toBeVisible()
    expect(screen.getByLabelText('Su contraseña')).toHaveAttribute('aria-invalid', 'true')
  },
)

test('a passkey is added with its name', async () => {
  stubPasskeys()
  const { sent } = open({
    obtenerSegundoFactor: inTurn(nada, nada, conLlave),
    proponerLlave: { desafio: 'desafio-1', opciones: opcionesDeLlave },
    agregarLlave: { codigos: null },
  })
  await press('Agregar una llave')
  const nombre = await screen.findByLabelText('Nombre de la llave')
  await userEvent.clear(nombre)
  await userEvent.type(nombre, 'Teléfono')
  await userEvent.type(screen.getByLabelText('Su contraseña'), 'mi clave')
  await press('Continuar')
  expect(await screen.findByRole('heading', { name: 'Teléfono' })).toBeVisible()
  expect(sent('agregarLlave')).toMatchObject([{ desafio: 'desafio-1', nombre: 'Teléfono', llave: { id: 'bGxhdmU' } }])
})

test('a passkey is renamed and removed', async () => {
  const { sent } = open({ obtenerSegundoFactor: conLlave, renombrarLlave: 'ok', quitarFactor: 'ok' })
  await press('Cambiar el nombre de Teléfono')
  await userEvent.type(await screen.findByLabelText('Nombre de la llave'), ' nuevo{Enter}')
  await waitFor(() => expect(sent('renombrarLlave')).toEqual([{ llave: 'bGxhdmU', nombre: 'Teléfono nuevo' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Quitar Teléfono')
  await contesta('mi clave')
  await waitFor(() => expect(sent('quitarFactor')).toEqual([{ clave: 'mi clave', llave: 'bGxhdmU' }]))
})

test('where no passkey can be, the button says why', async () => {
  open({ obtenerSegundoFactor: { ...nada, llavesPosibles: false } })
  const button = await screen.findByRole('button', { name: 'Agregar una llave' })
  expect(button).toHaveAccessibleDescription(m.sinSitio.text)
})

test('recovery codes are counted, and renewed by password', async () => {
  open({ obtenerSegundoFactor: conLlave, renovarCodigos: { codigos } })
  expect(await screen.findByText(/Le quedan 7 de 10 sin usar/)).toBeVisible()
  await press('Crear códigos nuevos')
  await contesta('mi clave')
  const dialog = await screen.findByRole('dialog', { name: 'Sus códigos de recuperación' })
  expect(within(dialog).getByRole('button', { name: 'Descargar' })).toBeVisible()
})

test('a role that must have one is told so, and goes on once it is there', async () => {
  const { router } = open(
    {
      obtenerSegundoFactor: inTurn({ ...nada, obligatorio: true }, { ...nada, obligatorio: true }, conAplicacion),
      proponerAplicacion: propuesta,
      confirmarAplicacion: { codigos },
    },
    { faltaSegundoFactor: true },
  )
  expect(await screen.findByText(/Su perfil debe tener un segundo paso/)).toBeVisible()
  await press('Agregar una aplicación')
  await contesta('mi clave')
  await userEvent.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}')
  await press('Los guardé')
  await press('Continuar')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})
