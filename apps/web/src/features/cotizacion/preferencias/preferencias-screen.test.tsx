import { empleadorLeido } from '@alerce/contract/testing/leido'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { conyuge } from '../../../testing/postulacion/beneficiario.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { ventaDe } from '../../../testing/venta.ts'
import { PreferenciasScreen } from './preferencias-screen.tsx'

const hija = { ...conyuge, fechaNacimiento: '2015/03/01', relacionFamiliar: 4 }

function open(answers: Answers = {}, roles: readonly 'jefatura'[] | undefined = undefined) {
  const received = fakeServer({
    ...sinBorrador,
    obtenerVenta: ventaDe(),
    obtenerDatosProspecto: datosDe(),
    obtenerBeneficiarios: [hija],
    ingresarProspecto: { prospectoId: 12, version: 4 },
    ...answers,
  })
  const session = roles ? { roles: [...roles] } : {}
  const { router } = renderScreen(<PreferenciasScreen />, { at: '/preferences?prospectoId=12', session })
  const sent = payloadsIn(received)
  return { router, sent }
}

const renta = () => screen.findByRole('textbox', { name: /Renta imponible/ })
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
async function type(value: string) {
  await userEvent.clear(await renta())
  if (value) await userEvent.type(await renta(), value)
}

test('shows payers and beneficiarios; unchanged, it goes on and the quote stays', async () => {
  const { router, sent } = open()
  const pays = within(await screen.findByRole('region', { name: 'Empleadores' }))
  for (const text of ['Dependiente', '76.418.230-8']) expect(pays.getByText(text)).toBeVisible()
  expect(await renta()).toHaveValue('$ 1.500.000')
  const row = screen.getByRole('row', { name: /Hija/ })
  for (const text of ['01-03-2015', 'Carga legal']) expect(row).toHaveTextContent(text)
  const change = screen.getByRole('link', { name: 'Cambiar beneficiarios' })
  expect(change).toHaveAttribute('href', '/prospect-beneficiaries?prospectoId=12')
  await goOn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
  expect(router.state.location.search).toBe('?prospectoId=12')
  expect(sent('ingresarProspecto')).toEqual([])
})

test('a new income is saved with all else of its employer as it stands', async () => {
  const { router, sent } = open()
  await type('1800000')
  await goOn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
  const empleadores = datosDe().empleadores.map(({ id: _, ...uno }) => ({ ...uno, remuneracionImponible: 1_800_000 }))
  expect(sent('ingresarProspecto')).toEqual([{ prospectoId: 12, version: 3, empleadores }])
})

test.each([
  ['', 'La renta es obligatorio'],
  ['0', 'La renta debe ser positivo'],
  ['1500,5', 'La renta debe ser entero'],
])('an income of «%s»: %s', async (value, text) => {
  const { sent } = open()
  await type(value)
  await goOn()
  expect(await screen.findByRole('link', { name: text })).toBeVisible()
  expect(sent('ingresarProspecto')).toEqual([])
})

test('a voluntary worker has none', async () => {
  const empleadores = [{ id: 1, ...empleadorLeido({ tipoTrabajador: 'V', remuneracionImponible: pesos(0) }) }]
  const { router } = open({ obtenerDatosProspecto: datosDe({ empleadores }) })
  expect((await renta()).matches(':disabled')).toBe(true)
  await goOn()
  await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
})

test('a refusal of the server is shown at its field, and typed values stay', async () => {
  const mensaje = 'La renta supera el máximo permitido'
  const errores = [{ campo: 'empleadores.0.remuneracionImponible', mensaje }]
  open({ ingresarProspecto: new Refused(400, mensaje, { errores }) })
  await type('1800000')
  await goOn()
  await waitFor(async () => expect(await renta()).toHaveAccessibleDescription(mensaje))
  expect(await renta()).toHaveValue('$ 1.800.000')
})

test('once the plan is confirmed nothing changes here', async () => {
  const text = 'Los datos están bloqueados: el plan ya fue confirmado.'
  open({ obtenerDatosProspecto: datosDe({ etapa: 'cotizacionFinalizada' }) })
  expect(await screen.findByRole('link', { name: 'Sigue: cotizar' })).toHaveAttribute('href', '/cotizar?prospectoId=12')
  expect(screen.getByRole('region', { name: 'Qué sigue' })).toHaveTextContent(text)
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Cambiar beneficiarios' })).toBeNull()
})

test('a reader changes nothing', async () => {
  open({}, ['jefatura'])
  expect((await renta()).matches(':disabled')).toBe(true)
})

test('nobody besides the holder', async () => {
  open({ obtenerBeneficiarios: [] })
  expect(await screen.findByText('No hay beneficiarios agregados.')).toBeVisible()
})

test('without an income it says where it is typed', async () => {
  open({ obtenerDatosProspecto: datosDe({ empleadores: [] }) })
  expect(await screen.findByRole('link', { name: 'Ir a Antecedentes' })).toBeVisible()
})

test('an income that is typed and not saved is kept as a draft', async () => {
  const { sent } = open()
  await type('1234567')
  const formulario = expect.stringMatching(/^preferencias:12:/)
  await waitFor(() => expect(sent('guardarBorrador')).toContainEqual(expect.objectContaining({ formulario })))
})
