import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { cotizacionDe, opcionDe } from '../../../testing/cotizacion.ts'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  UNREACHABLE,
} from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { autorizacionDe, ventaDe } from '../../../testing/venta.ts'
import { PlanScreen } from './plan-screen.tsx'

const laguna = opcionDe({
  planCotizacionId: 5,
  nombrePlan: 'Alerce Laguna 100',
  totalUF: uf(9.983),
  totalPesos: pesos(410_283),
})
const sinPlan = {
  planCotizacionId: null,
  beneficiosComplementarios: [],
  totalPesos: null,
  totalUF: null,
  cotizacion: null,
}
const conPlan = { ...sinPlan, planCotizacionId: 4, cotizacion: cotizacionDe() }

const beneficio = (codigo: number, nombre: string, grupo: string, precioUF = 0) => ({
  codigo,
  beneficio: nombre,
  precioUF: uf(precioUF),
  grupo,
  esGratuito: precioUF === 0,
})

const hijo = {
  beneficiarioId: 3,
  fechaNacimiento: '2020/05/01',
  sexo: 'M',
  tipoBeneficiario: 'L',
  relacionFamiliar: 4,
  descripcionOtro: '',
  esEstudiante: false,
} as const

/** Goes from the plan to its sources, and confirms it there. */
async function confirm() {
  await press('Confirmar Plan')
  await screen.findByRole('heading', { level: 1, name: 'Confirmar Plan' })
  await press('Confirmar Plan')
}

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerVenta: ventaDe(),
    obtenerDatosProspecto: datosDe(),
    obtenerBeneficiarios: [hijo],
    estadoAutorizacion: autorizacionDe(),
    obtenerMejoresOpcionesCotizacion: [opcionDe(), laguna],
    obtenerPlanSeleccionado: conPlan,
    obtenerBeneficiosComplementarios: [
      beneficio(5, 'Cobertura dental', 'Dental', 0.142),
      beneficio(6, 'Cobertura dental y ortodoncia', 'Dental', 0.26),
      beneficio(21, 'Orientación médica telefónica', 'Telemedicina'),
    ],
    guardarPlanSeleccionado: cotizacionDe({ BESUF: uf(0.26), totalUF: uf(9.268), totalPesos: pesos(380_898) }),
    obtenerCotizacionesEnviadas: [],
    obtenerBusqueda: null,
    revisarEnvioCotizacion: {
      para: 'elena@example.cl',
      asunto: 'Cotización de su plan',
      texto: 'Hola, ELENA:',
      adjunto: 'cotizacion.pdf',
    },
    enviarCotizacionCorreo: 'ok',
    revisarConfirmacion: 'ok',
    guardarEtapaProspecto: { etapa: 'cotizacionFinalizada' },
    limpiarCotizacion: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<PlanScreen />, { at: '/preliminar-plan?prospectoId=12', session })
  const sent = payloadsIn(received)
  return { router, sent }
}

const tick = async (name: string | RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

describe('the cards', () => {
  test('show plan, cover and price, and the difference of the others', async () => {
    open()
    const chosen = await screen.findByRole('radio', { name: /Alerce Bosque 90/ })
    expect((chosen as HTMLInputElement).checked).toBe(true)
    expect(chosen.closest('label')).toHaveTextContent('9,008 UF$ 370.212 · elegido')
    expect(screen.getByRole('radio', { name: /Alerce Laguna 100/ }).closest('label')).toHaveTextContent('+0,975 UF')
  })

  test('the chosen one shows its price with benefits, and the others are compared without them', async () => {
    const conDental = { BESUF: uf(0.142), totalUF: uf(9.15), totalPesos: pesos(376_048) }
    open({
      obtenerPlanSeleccionado: { ...conPlan, beneficiosComplementarios: [5], cotizacion: cotizacionDe(conDental) },
    })
    const chosen = (await screen.findByRole('radio', { name: /Alerce Bosque 90/ })).closest('label')
    expect(chosen).toHaveTextContent('9,150 UF$ 376.048 · elegido')
    expect(chosen).toHaveTextContent('+ beneficios 0,142')
    expect(chosen).not.toHaveTextContent('9,008')
    const otro = screen.getByRole('radio', { name: /Alerce Laguna 100/ }).closest('label')
    expect(otro).toHaveTextContent('+0,975 UF sin beneficios')
  })

  test('nothing is sent or confirmed before one is chosen', async () => {
    open({ obtenerPlanSeleccionado: sinPlan })
    for (const name of ['Enviar Cotizacion', 'Confirmar Plan']) {
      expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription('Elija antes un plan.')
    }
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /ortodoncia/ }).disabled).toBe(true)
  })

  test('choosing one saves it, and its price comes back', async () => {
    const { sent } = open({ obtenerPlanSeleccionado: sinPlan })
    await userEvent.click(await screen.findByRole('radio', { name: /Alerce Laguna 100/ }))
    await waitFor(() => expect(sent('guardarPlanSeleccionado')).toHaveLength(1))
    expect(sent('guardarPlanSeleccionado')[0]).toEqual({
      prospectoId: 12,
      planCotizacionId: 5,
      beneficiosComplementarios: [],
      montoSiete: 0,
    })
    const why = within(await screen.findByRole('complementary', { name: '¿Por qué este precio?' }))
    expect(await why.findAllByText('9,268 UF')).toHaveLength(2)
  })
})

test.each([
  [true, 1],
  [false, 0],
])('a UF that is not of today (%s) is said loudly', async (referencia, times) => {
  const uf = { ...opcionDe().uf, fecha: '09-10-2026', referencia }
  open({ obtenerMejoresOpcionesCotizacion: [opcionDe({ uf }), laguna] })
  await screen.findByRole('radio', { name: /Alerce Bosque 90/ })
  expect(screen.queryAllByText(dicho(/No hay una UF cargada para hoy: .* la del 09-10-2026/))).toHaveLength(times)
})

describe('the quotes that were mailed', () => {
  const enviada = {
    numero: 1,
    enviada: '2026-10-05T13:00:00.000Z',
    para: 'elena@example.cl',
    quien: 'asesora',
    planId: 9,
    nombrePlan: 'Alerce Arroyo 70',
    totalUF: uf(2.616),
    totalPesos: pesos(107_599),
    beneficiosComplementarios: [6],
    abierta: { veces: 2, primera: '2026-10-05T14:00:00.000Z', ultima: '2026-10-06T14:00:00.000Z' },
  }

  test('show date, plan and address; repriced for today, one can be chosen again', async () => {
    const { sent } = open({
      obtenerCotizacionesEnviadas: [enviada],
      recotizarEnviada: cotizacionDe({ totalUF: uf(2.7), totalPesos: pesos(111_000) }),
      elegirPlan: cotizacionDe(),
    })
    const panel = within(await screen.findByRole('region', { name: 'Cotizaciones enviadas' }))
    expect(panel.getByText('Alerce Arroyo 70')).toBeVisible()
    expect(panel.getByText(dicho(/05-10-2026.* a elena@example.cl · asesora/))).toBeVisible()
    expect(panel.getByText(dicho('Abierta 2 veces, del 05-10-2026 11:00 al 06-10-2026 11:00'))).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Precio de hoy de la cotización 1' }))
    expect(await panel.findByText(/0,084 UF más que entonces/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Elegirla otra vez' }))
    await waitFor(() =>
      expect(sent('elegirPlan')).toEqual([{ prospectoId: 12, planId: 9, beneficiosComplementarios: [6] }]),
    )
  })
})

describe('price under suppositions', () => {
  const bounds = { monto: pesos(105_000), minimoMonto: pesos(105_000), maximoMonto: pesos(330_000), cabe: true }
  const ahora = { ...bounds, cotizacion: cotizacionDe() }
  const conBebe = {
    ...bounds,
    cabe: false,
    cotizacion: cotizacionDe({ totalUF: uf(9.739), totalPesos: pesos(400_255) }),
  }

  test('a baby is priced at once, and one goes back to how things are', async () => {
    const { sent } = open({ simularPrecio: { ahora, supuesto: conBebe } })
    await userEvent.click(await screen.findByText('¿Y si…?'))
    await userEvent.click(screen.getByRole('radio', { name: '1' }))
    expect(await screen.findByText(/0,731 UF más que hoy/)).toBeVisible()
    expect(screen.getByText(dicho(/Con esa renta se puede pactar entre \$\s105.000 y \$\s330.000/))).toBeVisible()
    expect(sent('simularPrecio')).toEqual([{ prospectoId: 12, bebes: 1 }])
    await press('Volver a los datos reales')
    await waitFor(() => expect(screen.queryByText(/más que hoy/)).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '0' }).checked).toBe(true)
    expect(screen.getByText('¿Y si…?')).toHaveFocus()
  })

  test('a date that cannot be read is said, and asks nothing', async () => {
    const { sent } = open({ simularPrecio: { ahora, supuesto: ahora } })
    await userEvent.click(await screen.findByText('¿Y si…?'))
    await userEvent.type(screen.getByLabelText('El titular nació el'), '31-02-1990')
    expect(await screen.findByText('Fecha no válida: use DD-MM-AAAA')).toBeVisible()
    expect(sent('simularPrecio')).toEqual([])
  })
})

describe('the benefits', () => {
  test('one of a group closes the others of it', async () => {
    open()
    await tick(/ortodoncia/)
    const other = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /Cobertura dental Ya eligió|Cobertura dentalYa/,
    })
    expect(other.disabled).toBe(true)
  })

  test('each mark saves the plan again with all of them', async () => {
    const { sent } = open()
    await tick(/ortodoncia/)
    await tick(/Orientación/)
    await waitFor(() => expect(sent('guardarPlanSeleccionado').at(-1)?.beneficiosComplementarios).toEqual([6, 21]))
  })

  test('a later choice of another window is read, even if the answer is late', async () => {
    const events = fakeEvents()
    const late = Promise.withResolvers<Answer<'guardarPlanSeleccionado'>>()
    const reading = Promise.withResolvers<Answer<'obtenerPlanSeleccionado'>>()
    let deLaOtra = false
    open({
      guardarPlanSeleccionado: () => late.promise,
      obtenerPlanSeleccionado: () => (deLaOtra ? reading.promise : conPlan),
    })
    const orientacion = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Orientación médica/ })
    await tick(/^Cobertura dental y/)
    deLaOtra = true
    events.tell('plan', { prospectoId: 12 })
    await act(async () => late.resolve(cotizacionDe({ BESUF: uf(0.26) })))
    await act(async () => reading.resolve({ ...conPlan, beneficiosComplementarios: [21] }))
    await waitFor(() => expect(orientacion().checked).toBe(true))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Cobertura dental y/ }).checked).toBe(false)
  })

  test('over the agreed amount: the text, and the quote can be neither sent nor confirmed', async () => {
    const text = 'El monto total supera al monto pactado.'
    open({ guardarPlanSeleccionado: inTurn(new Refused(400, text), cotizacionDe()) })
    await tick(/ortodoncia/)
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    await press('Cerrar')
    for (const name of ['Enviar Cotizacion', 'Confirmar Plan']) {
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(text)
    }
    await tick(/ortodoncia/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirmar Plan' }).ariaDisabled).toBe(null))
  })

  test.each([
    ['another refusal', new Refused(422, 'El plan elegido no está disponible para esta postulación.')],
    ['no answer', UNREACHABLE],
  ])('%s: the generic text', async (_, answer) => {
    open({ guardarPlanSeleccionado: answer })
    await tick(/ortodoncia/)
    const text = 'No se ha podido calcular el plan. Intentalo nuevamente.'
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  })
})

test('the price is taken apart, line by line', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: 'Líneas del precio, en UF' }))
  expect(table.getByRole('row', { name: /Precio base/ })).toHaveTextContent('2,340')
  expect(table.getByRole('row', { name: /Titular, 40 años/ })).toHaveTextContent('1,3')
  expect(table.getByRole('row', { name: /Precio Plan Complementario/ })).toHaveTextContent('2,340 × 2,66,084')
  expect(table.getByRole('row', { name: /Precio GES/ })).toHaveTextContent('4 personas × 0,731')
  expect(table.getByRole('row', { name: /UF del 05-10-2026/ })).toHaveTextContent('41.098,15')
  expect(table.getByRole('row', { name: /Total en pesos/ })).toHaveTextContent('$ 370.212')
})

describe('final actions', () => {
  test('«Confirmar Plan» pressed twice at its end confirms once', async () => {
    const { sent } = open({ guardarEtapaProspecto: () => new Promise(() => undefined) })
    await confirm()
    await press('Confirmar Plan')
    expect(sent('guardarEtapaProspecto')).toHaveLength(1)
  })

  test('employers and beneficiaries are read before, and the way back keeps the plan', async () => {
    const { router, sent } = open()
    await press('Confirmar Plan')
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirmar Plan' })).toHaveFocus()
    const [employer] = datosDe().empleadores
    const row = await screen.findByRole('row', { name: /Dependiente/ })
    expect(row).toHaveTextContent(formatoRut(employer?.rut ?? ''))
    expect(row).toHaveTextContent('$ ')
    expect(await screen.findByRole('row', { name: /Hijo/ })).toHaveTextContent('01-05-2020')
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }))
    expect(await screen.findByRole('checkbox', { name: /ortodoncia/ })).toBeVisible()
    expect(router.state.location.search).toBe('?prospectoId=12')
    expect(sent('guardarEtapaProspecto')).toEqual([])
  })

  test('the quote is mailed', async () => {
    const { sent } = open()
    await press('Enviar Cotizacion')
    const letter = within(await screen.findByRole('alertdialog', { name: 'Enviar Cotizacion' }))
    for (const words of ['elena@example.cl', 'cotizacion.pdf', 'Hola, ELENA:'])
      expect(letter.getByText(words)).toBeVisible()
    expect(sent('enviarCotizacionCorreo')).toEqual([])
    await userEvent.click(letter.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByRole('alertdialog', { name: 'Se ha enviado la cotizacion correctamente.' })).toBeVisible()
    expect(sent('enviarCotizacionCorreo')).toEqual([{ prospectoId: 12 }])
  })

  test('confirming warns first, then goes on to the summary', async () => {
    const { router, sent } = open({ obtenerVenta: lastStays(ventaDe(), ventaDe({ etapa: 'cotizacionFinalizada' })) })
    await press('Confirmar Plan')
    expect(await screen.findByText(/no podrá realizar una nueva cotización/)).toBeVisible()
    expect(sent('guardarEtapaProspecto')).toEqual([])
    await press('Confirmar Plan')
    await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-plan'))
    expect(sent('guardarEtapaProspecto')).toEqual([
      { prospectoId: 12, etapa: 'cotizacionFinalizada', totalVisto: 370_212 },
    ])
  })

  test('another price as of today shows both totals, and the user confirms it', async () => {
    const data = {
      antes: { totalUF: 9.008, totalPesos: 370_212 },
      ahora: { totalUF: 9.1, totalPesos: 374_000 },
      prospectoId: 12,
      nombre: 'Felipe Contreras',
    }
    const { sent } = open({
      guardarEtapaProspecto: inTurn(
        new Refused(409, planesMessages.precioDeHoy.text, { codigo: planesMessages.precioDeHoy.code, data }),
        { etapa: 'cotizacionFinalizada' },
      ),
    })
    await confirm()
    const otra = within(await screen.findByRole('alertdialog', { name: 'El precio de hoy es otro' }))
    expect(
      otra.getByText(dicho(/9,008 UF, \$ 370\.212\. Hoy cuesta 9,100 UF, \$ 374\.000: 0,092 UF más que antes/)),
    ).toBeVisible()
    await userEvent.click(otra.getByRole('button', { name: 'Confirmar con el precio de hoy' }))
    await waitFor(() => expect(sent('guardarEtapaProspecto')).toHaveLength(2))
    expect(sent('guardarEtapaProspecto')[1]).toMatchObject({ totalVisto: 374_000 })
  })

  test('of a window left behind names the total that stood on it, not the one another window kept', async () => {
    const hoy = { totalUF: 3.278, totalPesos: 134_825 }
    const data = { antes: hoy, ahora: hoy, prospectoId: 12, nombre: 'Felipe Contreras' }
    open({
      guardarEtapaProspecto: new Refused(409, planesMessages.precioDeHoy.text, {
        codigo: planesMessages.precioDeHoy.code,
        data,
      }),
    })
    await confirm()
    const otra = within(await screen.findByRole('alertdialog', { name: 'El precio de hoy es otro' }))
    expect(
      otra.getByText(dicho(/^Se cotizó en 9,008 UF, \$ 370\.212\. Hoy cuesta 3,278 UF.*5,730 UF menos/)),
    ).toBeVisible()
  })

  test('quoted on another day the chosen one costs the pesos of its quote', async () => {
    const deOtroDia = { BESUF: uf(0), totalUF: uf(9.008), totalPesos: pesos(369_000) }
    open({ obtenerPlanSeleccionado: { ...conPlan, cotizacion: cotizacionDe(deOtroDia) } })
    const chosen = (await screen.findByRole('radio', { name: /Alerce Bosque 90/ })).closest('label')
    expect(chosen).toHaveTextContent('9,008 UF$ 369.000 · elegido')
    expect(screen.queryByText(/sin beneficios/)).toBeNull()
  })

  test('with the same UF on another day shows the difference in pesos', async () => {
    const ahora = { totalUF: 9.008, totalPesos: 370_500 }
    const data = { antes: ahora, ahora, prospectoId: 12, nombre: 'Felipe Contreras' }
    open({
      guardarEtapaProspecto: new Refused(409, planesMessages.precioDeHoy.text, {
        codigo: planesMessages.precioDeHoy.code,
        data,
      }),
    })
    await confirm()
    const otra = within(await screen.findByRole('alertdialog', { name: 'El precio de hoy es otro' }))
    const dice = /9,008 UF, \$ 370\.212\. Hoy cuesta 9,008 UF, \$ 370\.500: las mismas UF, \$ 288 más con la UF del día/
    expect(otra.getByText(dicho(dice))).toBeVisible()
  })

  test('with documents missing says which before it asks, and leads to them', async () => {
    const text = 'Revise el estado de validación de los documentos obligatorios'
    const errores = [
      { campo: 'CERTIF_COTIZ', mensaje: 'Falta validar: Certificado de cotizaciones (76.418.230-8)' },
      { campo: 'CEDULA', mensaje: 'Falta adjuntar: Cédula de identidad' },
    ]
    const { router, sent } = open({
      revisarConfirmacion: new Refused(422, text, { codigo: 'documentos_obligatorios', errores }),
    })
    const request = async () => {
      await press('Confirmar Plan')
      const told = within(await screen.findByRole('alertdialog', { name: text }))
      expect(told.getByText(dicho(/\(76\.418\.230-8\)\. Falta adjuntar: Cédula de identidad\.$/))).toBeVisible()
      return told
    }
    await userEvent.click((await request()).getByRole('button', { name: 'Cerrar' }))
    expect(router.state.location.pathname).toBe('/preliminar-plan')
    await userEvent.click((await request()).getByRole('button', { name: 'Ir a Documentos' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/postulant-data'))
    expect(router.state.location).toMatchObject({ search: '?prospectoId=12', hash: '#documentos' })
    expect(sent('guardarEtapaProspecto')).toEqual([])
  })

  test('a document that was taken away while it was asked is said, too', async () => {
    const text = 'Revise el estado de validación de los documentos obligatorios'
    const errores = [{ campo: 'CEDULA', mensaje: 'Falta adjuntar: Cédula de identidad' }]
    open({ guardarEtapaProspecto: new Refused(422, text, { codigo: 'documentos_obligatorios', errores }) })
    await confirm()
    expect(await screen.findByRole('alertdialog', { name: text })).toHaveTextContent('Cédula de identidad')
  })

  test('quoting again forgets all of it', async () => {
    const { sent } = open()
    await press('Seleccionar otro Plan')
    await waitFor(() => expect(sent('limpiarCotizacion')).toEqual([{ prospectoId: 12 }]))
  })

  test('quoting again can be undone', async () => {
    const { sent } = open({ restituirCotizacion: 'ok' })
    await press('Seleccionar otro Plan')
    expect(await screen.findByText('Se borró lo cotizado.')).toBeVisible()
    await press('Deshacer')
    await waitFor(() => expect(sent('restituirCotizacion')).toEqual([{ prospectoId: 12 }]))
    expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  })

  test('and says why where it cannot be', async () => {
    const text = 'El precio de ese plan cambió desde que lo cotizó: cotice de nuevo.'
    open({ restituirCotizacion: new Refused(409, text) })
    await press('Seleccionar otro Plan')
    await press('Deshacer')
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  })

  test.each([
    ['Enviar Cotizacion', 'revisarEnvioCotizacion', 'No se han podido enviar la cotizacion. Intentalo nuevamente.'],
    ['Seleccionar otro Plan', 'limpiarCotizacion', 'No se ha podido limpiar la cotizacion. Intentalo nuevamente.'],
  ])('%s without an answer says its text', async (button, name, text) => {
    open({ [name]: UNREACHABLE })
    await press(button)
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  })

  test('one plan alone reads as the manual flow', async () => {
    open({ obtenerMejoresOpcionesCotizacion: [opcionDe()] })
    for (const name of ['Volver a Cotizar Plan', 'Enviar Cotizacion', 'Continuar']) {
      expect(await screen.findByRole('button', { name })).toBeVisible()
    }
  })
})
