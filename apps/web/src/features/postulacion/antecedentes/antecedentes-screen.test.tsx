import { empleadorLeido } from '@alerce/contract/testing/leido'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectErrores } from '../../../testing/acts/errores.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { datosDe, datosNuevos } from '../../../testing/datos-prospecto.ts'
import {
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../../testing/fake-server.ts'
import { encontradoDe } from '../../../testing/ficha.ts'
import { respuestasDeAntecedentes } from '../../../testing/postulacion/antecedentes.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { entradaDe, ventaDe } from '../../../testing/venta.ts'
import { AntecedentesScreen } from './antecedentes-screen.tsx'

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    ...respuestasDeAntecedentes(),
    ...answers,
  })
  const { router } = renderScreen(<AntecedentesScreen />, { at: '/postulant-data?prospectoId=12', session })
  const sent = payloadsIn(received)
  return { router, sent }
}

const save = () => press('Guardar Antecedentes')
const choose = async (label: RegExp, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option)

test('of one of a pair the plan, the sale and the document are fixed', async () => {
  open({ obtenerDatosProspecto: datosDe({ esCompensado: true, tipoPlan: 'S' }) })
  for (const [label, text] of [
    [/Tipo de plan/, 'S'],
    [/Tipo de venta/, 'M'],
    [/Tipo de documento/, 'R'],
  ] as const) {
    const field = await screen.findByLabelText(label)
    expect(field).toHaveAttribute('disabled', '')
    expect(field).toHaveValue(text)
  }
})

test('a rut added here that another prospect has is reported while typing, and saved only on purpose', async () => {
  const ana = {
    nombre: 'ANA SOTO VERA',
    rut: '17112004-7',
    estado: 'DS en Evaluación' as const,
    coincidencia: 'rut',
  } as const
  const { sent } = open({
    obtenerDatosProspecto: datosDe({ rut: null }),
    buscarProspectos: [
      encontradoDe({ ...ana, prospectoId: 12, nombre: 'ÉL MISMO' }),
      encontradoDe({ ...ana, prospectoId: 7 }),
    ],
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'RUT' }), '17.112.004-7')
  const text = 'Ya está en su cartera: ANA SOTO VERA, DS en Evaluación'
  expect(await screen.findByText(text)).toBeVisible()
  await save()
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  expect(sent('ingresarProspecto')).toEqual([])
  await press('Guardar de todos modos')
  await waitFor(() => expect(sent('ingresarProspecto')).toHaveLength(1))
})

test('an empty form says every message of the specification and saves nothing', async () => {
  const { sent } = open({ obtenerDatosProspecto: datosNuevos() })
  await press('Avanzar en la Postulación')
  expectErrores(
    'Debes ingresar una fecha de nacimiento',
    'Debes seleccionar el sexo',
    'Debes ingresar una isapre',
    'Debes seleccionar la region',
    'Debes seleccionar la ciudad',
    'La tipo de trabajador es obligatorio',
    'Es necesario que ingrese un rut valido',
    'La renta es obligatorio',
  )
  expect(sent('ingresarProspecto')).toEqual([])
})

describe('saving', () => {
  test('waits while the birth date is no day, which stays as it was typed', async () => {
    const { sent } = open()
    const birth = await screen.findByLabelText(/Fecha de nacimiento/)
    await userEvent.clear(birth)
    await userEvent.type(birth, '31-02-1990')
    await save()
    expect(await screen.findByRole('link', { name: 'Fecha no válida: use DD-MM-AAAA' })).toBeVisible()
    expect(birth).toHaveValue('31-02-1990')
    expect(birth).toHaveAttribute('aria-invalid', 'true')
    expect(birth).toHaveFocus()
    expect(screen.queryByLabelText('Mes')).toBeNull()
    expect(sent('ingresarProspecto')).toEqual([])
  })

  test('says so and stays', async () => {
    const { router, sent } = open()
    await save()
    expect(await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })).toBeVisible()
    await press('Cerrar')
    expect(sent('ingresarProspecto')[0]).toMatchObject({
      prospectoId: 12,
      version: 3,
      empleadores: [{ tipoTrabajador: 'D', rut: '76.418.230-8', remuneracionImponible: 1_500_000 }],
    })
    expect(router.state.location.pathname).toBe('/postulant-data')
  })

  test('says when a chosen plan was lost by it', async () => {
    open({ ingresarProspecto: { prospectoId: 12, version: 4, cotizacionLimpiada: true } })
    await save()
    const dialog = await screen.findByRole('alertdialog', { name: /Los datos se han guardado correctamente!/ })
    expect(dialog).toHaveTextContent('Se borró el plan que estaba elegido')
  })

  test('a birth date that contradicts the family is reported at its field', async () => {
    const mensaje = 'Hijo, 17 años: Un hijo debe haber nacido después que el titular'
    const errores = [{ campo: 'fechaNacimiento', mensaje }]
    open({ ingresarProspecto: new Refused(400, mensaje, { errores }) })
    await save()
    await waitFor(() => expect(screen.getByLabelText(/Fecha de nacimiento/)).toHaveAccessibleDescription(mensaje))
  })

  test('advancing goes to the beneficiaries', async () => {
    const { router } = open()
    await press('Avanzar en la Postulación')
    await press('Cerrar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/prospect-beneficiaries'))
    expect(router.state.location.search).toBe('?prospectoId=12')
  })

  test('errors of the server are shown at their field', async () => {
    const text = 'El rut ingresado es de un prospecto vigente'
    const errores = [{ campo: 'rut', mensaje: text }]
    open({ ingresarProspecto: new Refused(422, text, { errores }) })
    await save()
    expect(await screen.findByRole('link', { name: text })).toBeVisible()
    expect(screen.getByLabelText(/^RUT/)).toHaveFocus()
  })

  test('without an answer the text of the call is said and nothing typed is lost', async () => {
    open({ ingresarProspecto: UNREACHABLE })
    await choose(/^Sexo/, 'F')
    await save()
    const text = 'No se han podido guardar el prospecto. Intentalo nuevamente.'
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(screen.getByLabelText(/^Sexo/)).toHaveValue('F')
  })

  test('after a change of somebody else the next press carries the version that is read again', async () => {
    const { sent } = open({
      ingresarProspecto: inTurn(new Refused(412, 'Otra persona cambió estos datos.'), { prospectoId: 12, version: 9 }),
      obtenerDatosProspecto: lastStays(datosDe(), datosDe({ version: 8 })),
    })
    await save()
    expect(await screen.findByRole('alertdialog', { name: 'Otra persona cambió estos datos.' })).toBeVisible()
    await press('Cerrar')
    await save()
    await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })
    expect(sent('ingresarProspecto').map(({ version }) => version)).toEqual([3, 8])
  })
})

describe('the worker type', () => {
  test('a voluntary worker has neither employer nor income', async () => {
    open()
    await choose(/Tipo de trabajador/, 'V')
    expect(screen.getByLabelText(/Rut Empleador/)).toHaveValue('')
    expect(screen.getByLabelText(/Renta imponible/)).toHaveValue('$ 0')
    expect(screen.getByLabelText<HTMLInputElement>(/Renta imponible/).disabled).toBe(true)
  })

  test('an independent worker takes the rut of the prospect, and follows it', async () => {
    open()
    await choose(/Tipo de trabajador/, 'I')
    expect(screen.getByLabelText(/Rut Empleador/)).toHaveValue('16.482.305-9')
    await userEvent.clear(screen.getByLabelText(/^RUT/))
    await userEvent.type(screen.getByLabelText(/^RUT/), '11111111-1')
    await userEvent.tab()
    expect(screen.getByLabelText(/Rut Empleador/)).toHaveValue('11.111.111-1')
    expect(screen.getByLabelText<HTMLInputElement>(/Rut Empleador/).disabled).toBe(true)
  })

  test('going back to dependent clears the rut', async () => {
    open()
    await choose(/Tipo de trabajador/, 'I')
    await choose(/Tipo de trabajador/, 'D')
    expect(screen.getByLabelText(/Rut Empleador/)).toHaveValue('')
  })

  test('an income that is not whole is refused', async () => {
    open()
    await userEvent.type(await screen.findByLabelText(/Renta imponible/), ',5')
    await save()
    expect(screen.getByRole('link', { name: 'La renta debe ser entero' })).toBeVisible()
  })
})

describe('the current charge', () => {
  const tick = async () => userEvent.click(await screen.findByLabelText('Carga vigente de otro afiliado'))

  test('fills in and locks birth date and sex', async () => {
    open({ validarCargaVigente: { cargaVigente: true, fechaNacimiento: '02-03-2000', sexo: 'F' } })
    await tick()
    await waitFor(() => expect(screen.getByLabelText(/Fecha de nacimiento/)).toHaveValue('02-03-2000'))
    expect(screen.getByLabelText(/^Sexo/)).toHaveValue('F')
    expect(screen.getByLabelText<HTMLSelectElement>(/^Sexo/).disabled).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/Fecha de nacimiento/).readOnly).toBe(true)
  })

  test("a rut that is nobody's charge is said, and the box stays open", async () => {
    open({ validarCargaVigente: { cargaVigente: false, fechaNacimiento: null, sexo: null } })
    await tick()
    const text = 'El rut no es una carga vigente de ningun afiliado'
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(screen.getByLabelText<HTMLInputElement>('Carga vigente de otro afiliado').checked).toBe(false)
  })

  test('it needs a rut', async () => {
    open({ obtenerDatosProspecto: datosDe({ rut: null }) })
    await tick()
    expect(await screen.findByRole('alertdialog', { name: 'Es necesario que ingrese un rut valido' })).toBeVisible()
  })
})

describe('an inactive prospect', () => {
  test('is saved only when the question is confirmed', async () => {
    const { sent } = open()
    await choose(/Estado del prospecto/, 'inactivo')
    await userEvent.type(screen.getByLabelText('Motivo'), 'Se va de viaje')
    await userEvent.click(screen.getByLabelText('No'))
    await save()
    const text = 'Si desea cambiar el estado de prospecto a inactivo deberás generar otra postulación.'
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    await press('Cancelar')
    expect(sent('ingresarProspecto')).toEqual([])
    await save()
    await press('Guardar como inactivo')
    await screen.findByRole('alertdialog', { name: 'Los datos se han guardado correctamente!' })
    expect(sent('ingresarProspecto')[0]).toMatchObject({
      activo: false,
      motivoProspecto: 'Se va de viaje',
      entrevistado: false,
    })
  })

  test('warns when it is opened, and does not advance', async () => {
    open({ obtenerDatosProspecto: datosDe({ activo: false }) })
    const text =
      'El cliente se encuentra inactivo, si se desea continuar con la prospecto se debe generar otra postulacion'
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    // nothing is typed that no save would take
    expect(screen.getByLabelText(/^RUT/).matches(':disabled')).toBe(true)
    for (const name of ['Guardar Antecedentes', 'Avanzar en la Postulación'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(text)
  })
})

test('it is sold by hand or on the phone of the applicant, except with a passport', async () => {
  const { sent } = open()
  expect(await screen.findByText('El asesor ingresa la declaración')).toBeVisible()
  await choose(/Tipo de venta/, 'Electrónica')
  expect(screen.getByText('El postulante responde la declaración en su teléfono')).toBeVisible()
  await save()
  await waitFor(() => expect(sent('ingresarProspecto')[0]).toMatchObject({ tipoVenta: 'E' }))
})

test('a collective plan asks for its agreement', async () => {
  open()
  await choose(/Tipo de plan/, 'C')
  await save()
  expect(screen.getByRole('link', { name: 'Debe seleccionar un plan colectivo' })).toBeVisible()
})

test.each([
  [
    'once the plan is confirmed',
    datosDe({ etapa: 'cotizacionFinalizada' }),
    {},
    'Los datos están bloqueados: el plan ya fue confirmado.',
  ],
  ['for a reader', datosDe(), { roles: ['jefatura'] }, 'Solo el asesor puede cambiar la postulación.'],
])('everything is locked %s', async (_, datos, session, text) => {
  const { sent } = open({ obtenerDatosProspecto: datos }, session)
  await press('Guardar Antecedentes')
  expect(screen.getByRole('button', { name: 'Guardar Antecedentes' })).toHaveAccessibleDescription(text)
  // The link to the current step replaces the button that advances
  expect(screen.getByRole('link', { name: 'Sigue: cotizar' })).toHaveAttribute('href', '/cotizar?prospectoId=12')
  expect(screen.queryByRole('button', { name: 'Avanzar en la Postulación' })).toBeNull()
  expect(screen.getByLabelText(/^RUT/).matches(':disabled')).toBe(true)
  expect(sent('ingresarProspecto')).toEqual([])
})

test('data that cannot be read can be asked for again', async () => {
  const text = 'No se han podido obtener los datos del prospecto. Intentalo nuevamente.'
  open({ obtenerDatosProspecto: inTurn(new Refused(503, text), datosDe()) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await press('Reintentar')
  expect(await screen.findByLabelText(/^RUT/)).toHaveValue('16.482.305-9')
})

describe('the payment coupon', () => {
  const independiente = empleadorLeido({
    tipoTrabajador: 'I',
    rut: '16.482.305-9',
    remuneracionImponible: pesos(900_000),
  })
  const entrada = (bitacoraId: number) => entradaDe({ bitacoraId, estado: 'Cupón de pago disponible' })
  const withCoupon = (answers: Answers = {}, session = {}) =>
    open(
      {
        // there is a coupon once the DS is accepted, and the form is closed since the plan was confirmed
        obtenerDatosProspecto: {
          ...datosDe({ etapa: 'dsManualGenerada' }),
          rut: '16482305-9',
          empleadores: [{ id: 5, ...independiente }],
        },
        obtenerBitacoraProspecto: [entrada(19)],
        reenvioCupon: null,
        ...answers,
      },
      session,
    )
  const button = () => screen.queryByRole('button', { name: 'Reenviar cupón de pago' })

  test('is mailed again, and it is said', async () => {
    const { sent } = withCoupon()
    await press('Reenviar cupón de pago')
    expect(await screen.findByRole('alertdialog', { name: 'El cupon se envio correctamente' })).toBeVisible()
    expect(sent('reenvioCupon')).toEqual([{ Rut: '16482305-9', TipoEnvio: 1, prospectoId: 12, entidadId: 5 }])
  })

  test.each([
    [
      new Refused(422, 'Este RUT no tiene un cupón de pago disponible.'),
      ' : Este RUT no tiene un cupón de pago disponible.',
    ],
    [UNREACHABLE, ''],
  ])('that is not sent says why, if anybody did', async (answer, detail) => {
    withCoupon({ reenvioCupon: answer })
    await press('Reenviar cupón de pago')
    const text = `No se logro enviar el cupon, por favor reeintente mas tarde${detail}`
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  })

  test('is not for a reader', async () => {
    withCoupon({}, { roles: ['jefatura'] })
    await screen.findByLabelText(/^Rut Empleador/)
    expect(button()).toBeNull()
  })

  test('is not there before the Bitácora says so', async () => {
    withCoupon({ obtenerBitacoraProspecto: [entrada(15)] })
    await screen.findByLabelText(/^Rut Empleador/)
    expect(button()).toBeNull()
  })

  test('is not there for a dependent worker', async () => {
    const dependiente = { ...datosDe({ etapa: 'dsManualGenerada' }), rut: '16482305-9' }
    withCoupon({ obtenerDatosProspecto: dependiente })
    await screen.findByLabelText(/^Rut Empleador/)
    expect(button()).toBeNull()
  })
})

test('once the plan is confirmed the way leads to the update', async () => {
  const confirmada = { etapa: 'cotizacionFinalizada' }
  const { router } = open({ obtenerVenta: ventaDe(confirmada), obtenerDatosProspecto: datosDe(confirmada) })
  await userEvent.click(await screen.findByRole('link', { name: 'Ir a la actualización' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-datanew'))
})

test('unsaved text is kept as a draft', async () => {
  const { sent } = open()
  await userEvent.type(await screen.findByLabelText(/Rut Empleador/), '7')
  await waitFor(() =>
    expect(sent('guardarBorrador')).toContainEqual(expect.objectContaining({ formulario: 'antecedentes:12' })),
  )
})
