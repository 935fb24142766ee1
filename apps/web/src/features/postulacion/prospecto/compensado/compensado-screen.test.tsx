import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { queryClient } from '../../../../lib/query-client.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { encontradoDe } from '../../../../testing/ficha.ts'
import { asesora, renderScreen, supervisor } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { CompensadoScreen } from './compensado-screen.tsx'

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerTipoProspectos: [{ codigo: 'REF', descripcion: 'Referido' }],
    ...sinBorrador,
    buscarProspectos: [],
    validarTitularVigenteRut: false,
    guardarPropsectoCompensados: [
      { prospectoId: 21, otorga: true },
      { prospectoId: 22, otorga: false },
    ],
    ...answers,
  })
  const { router } = renderScreen(<CompensadoScreen />, { at: '/add-compensado', session })
  const sent = () => received.filter(({ name }) => name === 'guardarPropsectoCompensados').map((one) => one.payload)
  return { received, router, sent }
}

const parte = (name: 'Agregar Compensado Otorgante' | 'Agregar Compensado Recibe') =>
  within(screen.getByRole('region', { name }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar Prospectos' }))

async function fill(name: Parameters<typeof parte>[0], rut: string, correo: string) {
  const fields = parte(name)
  await userEvent.selectOptions(
    fields.getByLabelText(/Tipo de prospecto/),
    await fields.findByRole('option', { name: 'REF · Referido' }),
  )
  for (const [label, text] of [
    ['RUT', rut],
    ['Celular', '9 1234 5678'],
    ['Correo electrónico', correo],
    ['Nombres', 'óscar'],
    ['Primer apellido', 'peña'],
    ['Segundo apellido', 'lazo'],
  ] as const)
    await pasteInto(fields.getByLabelText(new RegExp(label)), text)
}
async function fillBoth(rutRecibe = '16482305-9', correoRecibe = 'leo@example.cl') {
  await fill('Agregar Compensado Otorgante', '17112004-7', 'ana@example.cl')
  await fill('Agregar Compensado Recibe', rutRecibe, correoRecibe)
}

test('both are sent as a list spread into an object, the giver first; then the pair is shown', async () => {
  const { router, sent } = open()
  await fillBoth()
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }))
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/pareja?prospectoId=21'),
  )
  const persona = { tipoProspecto: 'REF', nombres: 'ÓSCAR', celular: '912345678' }
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toMatchObject({
    0: { ...persona, rut: '17112004-7', correo: 'ana@example.cl', otorga: true },
    1: { ...persona, rut: '16482305-9', correo: 'leo@example.cl', otorga: false },
  })
})

test('a person just saved is not reported as a duplicate', async () => {
  let guardados = false
  const suyos = { '17112004-7': 21, '16482305-9': 22 } as Readonly<Record<string, number>>
  open({
    sesionActual: asesora,
    buscarProspectos: ({ texto }) =>
      guardados ? [encontradoDe({ prospectoId: suyos[texto] ?? 0, rut: texto, coincidencia: 'rut' })] : [],
    guardarPropsectoCompensados: () => {
      guardados = true
      return [
        { prospectoId: 21, otorga: true },
        { prospectoId: 22, otorga: false },
      ]
    },
  })
  await fillBoth()
  await save()
  await screen.findByRole('alertdialog')
  await act(() => queryClient.invalidateQueries())
  expect(screen.queryAllByText(/Ya está en su cartera/)).toEqual([])
})

test('where both are in the portfolio already, both are named before they are there again', async () => {
  const hallado = (prospectoId: number, nombre: string, rut: string) => ({
    prospectoId,
    nombre,
    rut,
    numeroPasaporte: null,
    folioDS: null,
    estado: 'Inactivo',
    coincidencia: 'rut' as const,
    declaracionSaludId: null,
  })
  open({
    buscarProspectos: ({ texto }) =>
      texto === '17112004-7'
        ? [hallado(7, 'ÓSCAR PEÑA', '17112004-7')]
        : [hallado(8, 'LEO SOTO', '16482305-9'), hallado(7, 'ÓSCAR PEÑA', '17112004-7')],
  })
  await fillBoth()
  await save()
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('ÓSCAR PEÑA, Inactivo')
  expect(dialog).toHaveTextContent('LEO SOTO, Inactivo')
})

test('an empty form shows the missing fields of each, the rut too, and sends nothing', async () => {
  const { sent } = open()
  await save()
  for (const text of [
    'Ingrese valor',
    'Tipo de prospecto obligatorio',
    'Nombres obligatorios',
    'Segundo apellido obligatorio',
  ])
    expect(screen.getAllByRole('link', { name: text })).toHaveLength(2)
  expect(sent()).toEqual([])
})

describe('two that are the same', () => {
  test.each([
    ['rut', '17.112.004-7', 'leo@example.cl', 'Los ruts ingresados son identicos.'],
    ['e-mail', '16482305-9', 'ana@example.cl', 'Los correos ingresados son identicos.'],
  ])('%s: said at the field of the receiver', async (_what, rut, correo, text) => {
    const { sent } = open()
    await fillBoth(rut, correo)
    await save()
    expect(await screen.findByRole('link', { name: text })).toBeVisible()
    expect(parte('Agregar Compensado Recibe').getByText(text)).toBeVisible()
    expect(sent()).toEqual([])
  })
})

test('a refusal of the server is shown at the field of that person, and typed values stay', async () => {
  const text = 'El rut ingresado es de un prospecto vigente'
  const errores = [{ campo: '1.rut', mensaje: text }]
  open({ guardarPropsectoCompensados: new Refused(422, text, { errores }) })
  await fillBoth()
  await save()
  await waitFor(() => expect(parte('Agregar Compensado Recibe').getByText(text)).toBeVisible())
  expect(parte('Agregar Compensado Otorgante').queryByText(text)).toBeNull()
  expect(parte('Agregar Compensado Otorgante').getByLabelText(/Nombres/)).toHaveValue('ÓSCAR')
})

test('when nobody answers its text is said', async () => {
  open({ guardarPropsectoCompensados: UNREACHABLE })
  await fillBoth()
  await save()
  const text = 'No se ha podido guardar prospecto. Intentalo nuevamente.'
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
})

test('a reader sees the reason', async () => {
  open({}, supervisor)
  expect(await screen.findByRole('button', { name: 'Guardar Prospectos' })).toHaveAccessibleDescription(
    'Acceso de solo lectura: entró con un enlace de supervisor.',
  )
})

test('unsaved text of both is kept as one draft', async () => {
  const { received } = open()
  await pasteInto(parte('Agregar Compensado Recibe').getByRole('textbox', { name: 'Segundo apellido' }), 'Ñanco')
  const formulario = expect.stringMatching(/^pareja:nueva/)
  await waitFor(() =>
    expect(received.filter(({ name }) => name === 'guardarBorrador').map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ formulario }),
    ),
  )
})
