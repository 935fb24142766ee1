import { pesos, uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { opcionDe } from '../../../testing/cotizacion.ts'
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
import { sinBorrador } from '../../../testing/usuario.ts'
import { autorizacionDe, ventaDe } from '../../../testing/venta.ts'
import { PlanScreen } from './plan-screen.tsx'

const limites = {
  minimoMonto: pesos(105_000),
  maximoMonto: pesos(330_000),
  rentaImponible: pesos(1_500_000),
  monto: pesos(105_000),
  uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: false },
  soloManual: false,
}
const sinRango = { minimoPlan: null, maximoPlan: null }
const conRango = { minimoPlan: pesos(105_000), maximoPlan: pesos(330_000) }
const sinPlan = {
  planCotizacionId: null,
  beneficiosComplementarios: [],
  totalPesos: null,
  totalUF: null,
  cotizacion: null,
}

function open(answers: Answers = {}, session = {}) {
  const received = fakeServer({
    obtenerCotizacionesEnviadas: [],
    obtenerBusqueda: null,
    explicarBusqueda: null,
    obtenerVenta: ventaDe(),
    estadoAutorizacion: autorizacionDe(),
    obtenerDatosProspecto: datosDe(),
    calcularRenta: limites,
    obtenerRangoPactado: conRango,
    obtenerMejoresOpcionesCotizacion: [],
    obtenerPlanSeleccionado: sinPlan,
    regiones: [{ codigo: 13, descripcion: 'Metropolitana de Santiago' }],
    obtenerPrestadores: [{ codigo: 8, prestador: 'Clínica Indisa' }],
    obtenerPorcentajeBonificacionPrestador: [{ porcentajeBonificacionId: { hospitalario: 90, ambulatorio: 70 } }],
    obtenerPlanes: [
      {
        planId: 4,
        nombrePlan: 'Alerce Bosque 90',
        codigoPlan: 'ALBQ261004',
        totalUF: uf(9.008),
        totalPesos: pesos(370_212),
      },
    ],
    obtenerBeneficiosEspeciales: [],
    obtenerBeneficiosComplementarios: [],
    ...sinBorrador,
    guardarRangoPactado: 'ok',
    cotizarPlan: [],
    limpiarCotizacion: 'ok',
    ...answers,
  })
  const { router } = renderScreen(<PlanScreen />, { at: '/preliminar-plan?prospectoId=12', session })
  const sent = payloadsIn(received)
  return { router, received, sent }
}

test('a confirmed plan leads on to its summary', async () => {
  const { router } = open({ obtenerVenta: ventaDe({ etapa: 'cotizacionFinalizada' }) })
  await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-plan'))
  expect(router.state.location.search).toBe('?prospectoId=12')
})

test('without applicant data it says where to go', async () => {
  const text = 'Complete los antecedentes del postulante antes de cotizar.'
  open({ calcularRenta: new Refused(422, text) })
  expect(await screen.findByText(text)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Ir a Antecedentes' })
  expect(link).toHaveAttribute('href', '/postulant-data?prospectoId=12')
})

test.each(['calcularRenta', 'obtenerMejoresOpcionesCotizacion'] as const)(
  'a family that no longer meets the rules shows a link to correct it (%s)',
  async (call) => {
    const text =
      'El grupo familiar guardado ya no cumple las reglas: corríjalo en Beneficiarios. Hijo, 19 años: Estudia.'
    open({ [call]: new Refused(422, text, { codigo: 'familia_observada' }) })
    expect(await screen.findByText(text)).toBeVisible()
    const link = screen.getByRole('link', { name: 'Ir a Beneficiarios' })
    expect(link).toHaveAttribute('href', '/prospect-beneficiaries?prospectoId=12')
  },
)

describe('held by an authorization', () => {
  const PENDIENTE = 'Existe una solicitud de autorización en estado PENDIENTE. Debe contactar a su supervisor.'

  test.each([
    [autorizacionDe(0), PENDIENTE],
    [
      autorizacionDe(2, 'Falta la liquidación'),
      'Existe una solicitud de autorización en estado RECHAZADA: Falta la liquidación. Debe contactar a su supervisor.',
    ],
    [autorizacionDe(7), 'Existe una solicitud de autorización sin resolver. Debe contactar a su supervisor.'],
  ])('%o: only the text and where to look; nothing is quoted', async (estadoAutorizacion, text) => {
    const { sent } = open({ estadoAutorizacion })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver la Bitácora del caso' })).toHaveAttribute(
      'href',
      '/timeline?prospectoId=12',
    )
    expect(screen.queryByRole('button')).toBeNull()
    expect([...sent('calcularRenta'), ...sent('obtenerMejoresOpcionesCotizacion')]).toEqual([])
  })

  test('opens by itself on the event of the decision', async () => {
    const events = fakeEvents()
    let now = autorizacionDe(0)
    open({ estadoAutorizacion: () => now })
    expect(await screen.findByText(PENDIENTE)).toBeVisible()
    now = autorizacionDe(1)
    events.tell('autorizacion', { prospectoId: 12 })
    expect(await screen.findByText('Monto Legal Obligatorio (7%)')).toBeVisible()
    expect(screen.queryByText(PENDIENTE)).toBeNull()
  })

  test('a state that cannot be read opens nothing', async () => {
    open({ estadoAutorizacion: new Refused(503, '') })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se han podido obtener el estado de la Autorización. Intentalo nuevamente.',
    )
  })
})

describe('the range', () => {
  test('shows income and legal amount; no plan can be chosen by hand before it is saved', async () => {
    open({ obtenerRangoPactado: sinRango })
    expect(await screen.findByText('Monto Legal Obligatorio (7%)')).toBeVisible()
    expect(screen.getByText(/1\.500\.000/)).toBeVisible()
    await userEvent.click(screen.getByLabelText('Selección manual'))
    expect(screen.getByText('Guarde el rango para elegir uno de los planes del rango.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
      'Guarde el rango del plan antes de cotizar.',
    )
  })

  test('not saved yet, it is saved before the suggestions are asked for', async () => {
    const { sent, received } = open({ obtenerRangoPactado: lastStays(sinRango, conRango) })
    await press('Continuar')
    await waitFor(() => expect(sent('cotizarPlan')).toHaveLength(1))
    const acts = received.filter(({ name }) => name === 'guardarRangoPactado' || name === 'cotizarPlan')
    expect(acts.map(({ name }) => name)).toEqual(['guardarRangoPactado', 'cotizarPlan'])
    expect(sent('guardarRangoPactado')).toEqual([{ prospectoId: 12, minimoPlan: 105_000, maximoPlan: 330_000 }])
  })

  test.each([
    ['outside the limits', '1000', {}, /El rango debe estar entre/],
    [
      'refused',
      '120000',
      { guardarRangoPactado: new Refused(503, 'No se pudo guardar el rango.') },
      'No se pudo guardar el rango.',
    ],
  ])('%s, the suggestions are not asked for', async (_why, minimo, more, text) => {
    const { sent } = open({ obtenerRangoPactado: sinRango, ...more })
    await userEvent.clear(await screen.findByLabelText('Mínimo'))
    await userEvent.type(screen.getByLabelText('Mínimo'), minimo)
    await press('Continuar')
    expect(await screen.findByText(text)).toBeVisible()
    expect(sent('cotizarPlan')).toEqual([])
  })

  test('saved, it is locked and the search opens', async () => {
    const { sent } = open({ obtenerRangoPactado: lastStays(sinRango, conRango) })
    await press('Guardar Rango')
    expect(await screen.findByRole('button', { name: 'Cambiar Rango' })).toBeVisible()
    expect(sent('guardarRangoPactado')).toEqual([{ prospectoId: 12, minimoPlan: 105_000, maximoPlan: 330_000 }])
    expect(screen.getByLabelText<HTMLInputElement>('Mínimo').disabled).toBe(true)
    expect(screen.getByRole('combobox', { name: /Prestador/ })).toBeVisible()
  })

  test('outside the limits it says so and is not sent', async () => {
    const { sent } = open({ obtenerRangoPactado: sinRango })
    await userEvent.clear(await screen.findByLabelText('Mínimo'))
    await userEvent.type(screen.getByLabelText('Mínimo'), '1000')
    await press('Guardar Rango')
    expect(await screen.findByText(/El rango debe estar entre/)).toBeVisible()
    expect(sent('guardarRangoPactado')).toEqual([])
  })

  test('a save that fails says its text', async () => {
    open({ obtenerRangoPactado: sinRango, guardarRangoPactado: new Refused(503, 'No se pudo guardar el rango.') })
    await press('Guardar Rango')
    expect(await screen.findByRole('alertdialog', { name: 'No se pudo guardar el rango.' })).toBeVisible()
  })

  test('text typed during a save is not saved: locked it shows the saved value, opened the typed one', async () => {
    const late = Promise.withResolvers<'ok'>()
    let guardado: Answer<'obtenerRangoPactado'> = sinRango
    open({
      obtenerRangoPactado: () => guardado,
      guardarRangoPactado: ({ minimoPlan, maximoPlan }) => {
        guardado = { minimoPlan, maximoPlan }
        return late.promise
      },
      limpiarCotizacion: () => {
        guardado = sinRango
        return 'ok'
      },
    })
    const maximo = () => screen.getByLabelText<HTMLInputElement>('Máximo')
    await screen.findByRole('button', { name: 'Guardar Rango' })
    const type = async (text: string) => {
      await userEvent.clear(maximo())
      await userEvent.type(maximo(), text)
    }
    await type('160000')
    await press('Guardar Rango')
    await type('170000')
    await act(async () => late.resolve('ok'))
    await screen.findByRole('button', { name: 'Cambiar Rango' })
    expect(maximo()).toHaveValue('$ 160.000')
    await press('Cambiar Rango')
    await screen.findByRole('button', { name: 'Guardar Rango' })
    expect(maximo()).toHaveValue('$ 170.000')
  })

  test('another window saves or forgets it: here it stands as it is', async () => {
    const events = fakeEvents()
    const otro = { minimoPlan: pesos(105_000), maximoPlan: pesos(150_000) }
    let guardado: Answer<'obtenerRangoPactado'> = conRango
    open({ obtenerRangoPactado: () => guardado })
    await screen.findByRole('button', { name: 'Cambiar Rango' })
    guardado = otro
    events.tell('cotizacion', { prospectoId: 12 })
    await waitFor(() => expect(screen.getByLabelText('Máximo')).toHaveValue('$ 150.000'))
    guardado = sinRango
    events.tell('cotizacion', { prospectoId: 12 })
    expect(await screen.findByRole('button', { name: 'Guardar Rango' })).toBeVisible()
  })

  test('another flow keeps the focus while the former is being forgotten', async () => {
    const late = Promise.withResolvers<'ok'>()
    open({ limpiarCotizacion: () => late.promise })
    const manual = await screen.findByLabelText<HTMLInputElement>('Selección manual')
    await userEvent.click(manual)
    expect(screen.getByRole('group', { name: 'Forma de cotizar' })).toHaveAttribute('aria-busy', 'true')
    expect(manual).toHaveFocus()
    await act(async () => late.resolve('ok'))
    await waitFor(() => expect(manual.checked).toBe(true))
    expect(manual).toHaveFocus()
  })

  test.each([
    ['Cambiar Rango', () => press('Cambiar Rango')],
    ['another flow', () => userEvent.click(screen.getByLabelText('Selección manual'))],
  ])('%s forgets range and preferences', async (_, act) => {
    const { sent } = open()
    await screen.findByRole('button', { name: 'Cambiar Rango' })
    await act()
    await waitFor(() => expect(sent('limpiarCotizacion')).toEqual([{ prospectoId: 12 }]))
  })
})

describe('flow 1', () => {
  test('searches plans of the region, and shows the results', async () => {
    const found = [opcionDe(), opcionDe({ planCotizacionId: 5, nombrePlan: 'Alerce Laguna 100' })]
    const { sent } = open({ cotizarPlan: found, obtenerMejoresOpcionesCotizacion: lastStays([], found) })
    await press('Continuar')
    expect(await screen.findAllByRole('radio')).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Plan Preliminar' })).toBeVisible()
    expect(sent('cotizarPlan')).toEqual([
      {
        prospectoId: 12,
        esSugerencia: 'S',
        codigoRegion: '13',
        codigoPrestador: null,
        porcentajeBonificacionId: null,
        adicionalVoluntario: false,
        montoAdicionalMax: null,
      },
    ])
  })

  test('the bonuses of a provider are asked for the prospect that is quoted', async () => {
    const { sent } = open()
    await userEvent.click(await screen.findByRole('combobox', { name: /Prestador/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Clínica Indisa' }))
    await waitFor(() =>
      expect(sent('obtenerPorcentajeBonificacionPrestador')).toEqual([{ codigoPrestador: 8, prospectoId: 12 }]),
    )
  })

  test('text typed while the previous search is cleared stays', async () => {
    const late = Promise.withResolvers<'ok'>()
    let cerrado = true
    const { sent } = open({
      limpiarCotizacion: () => late.promise,
      obtenerRangoPactado: () => (cerrado ? conRango : sinRango),
      guardarRangoPactado: () => {
        cerrado = true
        return 'ok'
      },
    })
    await press('Cambiar Rango')
    await waitFor(() => expect(sent('limpiarCotizacion')).toHaveLength(1))
    await userEvent.click(await screen.findByRole('combobox', { name: /Prestador/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Clínica Indisa' }))
    cerrado = false
    await act(async () => late.resolve('ok'))
    await press('Guardar Rango')
    expect(await screen.findByRole('combobox', { name: /Prestador/ })).toHaveValue('Clínica Indisa')
  })

  test('nothing found: the text of the specification, and the screen stays', async () => {
    open()
    await press('Continuar')
    const text = 'No hay planes sugeridos para la cotizacion realizada. Por favor, realice otra cotizacion.'
    expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Cotizar Plan' })).toBeVisible()
  })

  test('one alone reads as flow 2: the server has chosen it', async () => {
    open({ cotizarPlan: [opcionDe()], obtenerMejoresOpcionesCotizacion: lastStays([], [opcionDe()]) })
    await press('Continuar')
    expect(await screen.findByRole('button', { name: 'Volver a Cotizar Plan' })).toBeVisible()
  })
})

describe('flow 2', () => {
  const manual = { calcularRenta: { ...limites, soloManual: true } }

  test('is the only one of an independent or voluntary worker', async () => {
    open(manual)
    expect(await screen.findByText(/elige su plan en forma manual/)).toBeVisible()
    expect(screen.getByLabelText<HTMLInputElement>('Planes sugeridos').matches(':disabled')).toBe(true)
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription('La plan es obligatorio')
  })

  test('names the plan', async () => {
    const { sent } = open(manual)
    await userEvent.click(await screen.findByRole('combobox', { name: /Plan/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Alerce Bosque 90/ }))
    await press('Continuar')
    await waitFor(() => expect(sent('cotizarPlan')).toHaveLength(1))
    expect(sent('cotizarPlan')[0]).toMatchObject({ esSugerencia: 'N', planId: '4', besId: null })
  })

  test('a search that could not be saved shows its own message, and the typed text stays', async () => {
    open({ ...manual, cotizarPlan: UNREACHABLE })
    await userEvent.click(await screen.findByRole('combobox', { name: /Plan/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Alerce Bosque 90/ }))
    await press('Continuar')
    expect(await screen.findByRole('alertdialog', { name: 'No se pudo guardar las preferencias.' })).toBeVisible()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Plan/ }).value).toMatch(/Alerce Bosque 90/)
  })

  test('no plan in the range says so', async () => {
    open({ ...manual, obtenerPlanes: [] })
    expect(await screen.findByText('No existen planes sugeridos para el rango seleccionado.')).toBeVisible()
  })
})

test('a reader sees it closed, with the reason', async () => {
  open({}, { roles: ['jefatura'] })
  const text = 'Solo el asesor puede cambiar la postulación.'
  expect(await screen.findByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(text)
})

describe('one of a pair', () => {
  const enPareja = () => ventaDe({ tipoPlan: 'S' })

  test('that waits for its giver shows the reason, and a link to the pair', async () => {
    const texto = 'Recibe no puede continuar hasta que el otorgante complete su proceso.'
    const espera = new Refused(422, texto, { codigo: 'otorgante_sin_terminar' })
    open({ obtenerVenta: enPareja(), calcularRenta: espera })
    expect(await screen.findByText(texto)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver la pareja' })).toHaveAttribute('href', '/pareja?prospectoId=12')
  })
})

test('a saved search without results shows how to widen it', async () => {
  const texto = 'El más cercano, Bosque, cuesta $ 151.000: suba el máximo del rango en $ 1.000.'
  open({ explicarBusqueda: { motivo: 'maximo', texto } })
  expect(await screen.findByText(dicho(`No se encontró un plan. ${texto}`))).toBeVisible()
})

test('a new search without results shows at once how to widen it', async () => {
  const texto = 'El más cercano, Bosque, cuesta $ 200.000: suba el máximo del rango en $ 20.000.'
  open({ explicarBusqueda: inTurn(null, { motivo: 'maximo', texto }) })
  await press('Continuar')
  await press('Cerrar')
  expect(await screen.findByText(dicho(`No se encontró un plan. ${texto}`))).toBeVisible()
})

test('the amount above the 7 % is asked, shown as a sum, and sent', async () => {
  const { sent } = open()
  const check = await screen.findByRole('checkbox', { name: 'Está dispuesto a pagar un monto adicional al 7 %' })
  await userEvent.click(check)
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
    'Indique el monto adicional en pesos',
  )
  await userEvent.type(screen.getByLabelText(/Monto adicional máximo/), '20000')
  expect(screen.getByText('Con su 7 %, hasta $ 125.000 al mes.')).toBeVisible()
  await press('Continuar')
  await waitFor(() =>
    expect(sent('cotizarPlan')).toMatchObject([{ adicionalVoluntario: true, montoAdicionalMax: 20_000 }]),
  )
})

test('without an income the source of the range is shown', async () => {
  open({ calcularRenta: { ...limites, rentaImponible: pesos(0), monto: pesos(0), soloManual: true } })
  expect(
    await screen.findByText(/^Sin renta imponible no hay monto legal: el rango va del plan más barato/),
  ).toBeVisible()
})
