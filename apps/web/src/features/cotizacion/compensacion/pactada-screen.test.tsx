import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { borradorDe, soltados } from '../../../testing/acts/borrador.ts'
import { dicho } from '../../../testing/acts/dicho.ts'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { opcionDe } from '../../../testing/cotizacion.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, fakeServer, inTurn, payloadsIn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderScreen, supervisor } from '../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../testing/usuario.ts'
import { ventaDe } from '../../../testing/venta.ts'
import { PactadaScreen } from './pactada-screen.tsx'
import type { ResumenCompensado } from './queries.ts'

const {
  precioGES: _,
  precioPlan: __,
  mensaje: ___,
  precioCompOtorga: ____,
  precioCompRecibe: _____,
  ...resto
} = opcionDe()
const { precioTotalS: ______, ...cotizacion } = resto

const afiliado = (otorga: boolean, total: number, monto: number) => ({
  prospectoId: otorga ? 12 : 13,
  rut: otorga ? '17112004-7' : '16482305-9',
  compensacionOtorga: uf(otorga ? monto : 0),
  compensacionRecibe: uf(otorga ? 0 : monto),
  nombre: otorga ? 'ANA PAZ' : 'LEO RUIZ',
  otorga,
  etapa: 'resumenCotizacionCompensado' as const,
  nombrePlan: otorga ? 'Alerce Bosque' : 'Alerce Lago',
  totalCotizacionPactada: uf(total),
  totalCotizacionPagar: uf(otorga ? total + monto : total - monto),
})

/** Summary of a pair: giver with 3 UF, receiver with 4 UF, and the amount given. */
function resumenDe(otorga: boolean, monto = 0, part: Partial<ResumenCompensado> = {}): ResumenCompensado {
  const total = otorga ? 3 : 4
  return {
    precioBasePlan: uf(2),
    factorFamiliar: 1,
    precioGES: uf(0.731),
    precioPlanComplementario: uf(2),
    precioCAEC: uf(0.1),
    precioBeneficioAdicional: uf(0),
    totalCotizacionPactada: uf(total),
    totalCotizacionPactadaPesos: pesos(123_294),
    afiliados: [afiliado(true, 3, monto), afiliado(false, 4, monto)],
    compensacionPositiva: uf(otorga ? monto : 0),
    compensacionNegativa: uf(otorga ? 0 : monto),
    totalCotizacionPagar: uf(otorga ? total + monto : total - monto),
    totalCotizacionPagarPesos: pesos(123_294),
    prospectoId: otorga ? 12 : 13,
    otorga,
    cotizacion,
    margen: { minimo: uf(0.5), maximo: uf(4) },
    abierta: true,
    vuelven: true,
    version: `v${monto}`,
    ...part,
  }
}

function open(answers: Answers = {}, { id = 12, session = {} } = {}) {
  const events = fakeEvents()
  const received = fakeServer({
    obtenerVenta: ventaDe({ prospectoId: id, tipoPlan: 'S', etapa: 'resumenCotizacionCompensado' }),
    obtenerResumenPlanCompensado: resumenDe(id === 12),
    guardarResumenPlanCompensado: resumenDe(true, 1.5),
    continuarCompensado: { etapa: 'cotizacionFinalizada' },
    limpiarCotizacion: 'ok',
    obtenerCotizacionesEnviadas: [],
    ...sinBorrador,
    ...answers,
  })
  const at = `/resumen-cotizacion-pactada?prospectoId=${id}`
  const { router } = renderScreen(<PactadaScreen />, { at, session })
  const sent = payloadsIn(received)
  return { router, sent, events }
}
const monto = () => screen.findByLabelText(/Monto a otorgar/)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const accept = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const enLaTabla = (texto: string) =>
  within(screen.getByRole('region', { name: /^Precio del plan, antes y después/ })).getByText(texto)
const write = async (texto: string) => {
  const field = await monto()
  await userEvent.clear(field)
  if (texto) await userEvent.type(field, texto)
}

describe('of the giver', () => {
  test('the price is shown line by line, and the payments of both are drawn while typing', async () => {
    open()
    await write('1.5')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Resumen Cotización Pactada')
    const flujo = within(screen.getByRole('region', { name: 'Compensación' }))
    expect(flujo.getByText('4,500 UF')).toBeVisible()
    expect(flujo.getByText('2,500 UF')).toBeVisible()
    expect(flujo.getByText(/^Otorgado/)).toHaveTextContent('Otorgado 1,500 UF − recibido 1,500 UF = 0,000 UF')
    const rows = within(screen.getByRole('region', { name: /^Precio del plan, antes y después/ }))
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows).toContain('Precio GES0,731 UF')
    expect(rows).toContain('Total Cotización Pactada3,000 UF')
  })

  test.each([
    ['', 'El valor a otorgar debe ser mayor a 0'],
    ['0', 'El valor a otorgar debe ser mayor a 0'],
    ['1000', 'El valor maximo es 999'],
    ['4.001', 'El monto total supera al monto pactado.'],
    ['0.4', 'Con ese monto quien otorga queda bajo el mínimo de su rango: otorgue más o elija otro plan.'],
  ])('%j is refused with its message, and nothing is sent', async (texto, mensaje) => {
    const { sent } = open()
    await write(texto)
    await press('Continuar')
    expect(await screen.findByText(mensaje)).toBeVisible()
    expect(await monto()).toHaveFocus()
    expect(sent('continuarCompensado')).toEqual([])
  })

  test.each([
    ['1.5', '1,500'],
    ['1,5', '1,500'],
    ['UF 1,5', '1,500'],
    ['a1,5-x', 'a1,5-x'],
  ])('typed as %s it is left as %s: nothing is dropped', async (texto, shown) => {
    open()
    await write(texto)
    await userEvent.tab()
    expect(await monto()).toHaveValue(shown)
  })

  test('the reasons of the price are shown beside it, up to the amount to pay', async () => {
    open({
      obtenerResumenPlanCompensado: resumenDe(true, 0.5, {
        cotizacion: { ...cotizacion, precioCOMPOS: uf(0.5) },
      }),
    })
    const why = within(await screen.findByRole('complementary', { name: '¿Por qué este precio?' }))
    const rows = why.getAllByRole('row').map((row) => row.textContent)
    expect(rows.slice(-3)).toEqual([
      'Compensación que otorga fijada por quien otorga0,500',
      'Total Cotización Pagar 9,508 UF',
      `Total a pagar en pesos redondeado una vez, al final$\u00a0390.761`,
    ])
    expect(rows).toContain('Cónyuge, 33 años 35 a menos de 45, carga0,7')
  })

  test('the amount is saved for both, with a message', async () => {
    const { sent } = open()
    await write('1.5')
    await press('Guardar monto')
    expect(await screen.findByText('El monto otorgado se guardó para los dos.')).toBeVisible()
    expect(sent('guardarResumenPlanCompensado')).toEqual([
      { prospectoId: 12, afiliados: [{ prospectoId: 12, valorCompensacion: '1.5' }], version: 'v0' },
    ])
  })

  test('the amount that is typed is a draft until it is kept', async () => {
    const { sent } = open()
    await write('1.5')
    const cambios = [{ campo: 'valorCompensacion', de: '', a: '1.5' }]
    await waitFor(() => expect(sent('guardarBorrador')).toEqual([{ formulario: 'compensacion:12', cambios }]))
    await press('Guardar monto')
    await waitFor(() => expect(soltados(sent('guardarBorrador'))).toEqual(['compensacion:12']))
  })

  test('one that was typed earlier is put back and says so; over another that was saved since, that too', async () => {
    open({
      obtenerBorrador: borradorDe({ valorCompensacion: '1.5' }),
      obtenerResumenPlanCompensado: resumenDe(true, 2),
    })
    expect(await screen.findByText('Recuperamos lo que estaba escribiendo')).toBeVisible()
    expect(await monto()).toHaveValue('1,500')
    expect(screen.getByText(/^Mientras tanto se guardó otra cosa en el monto a otorgar\./)).toBeVisible()
    await press('Usar lo guardado')
    expect(await monto()).toHaveValue('2,000')
  })

  test('Continuar asks, confirms amount and plan in one act, and goes on to the summary', async () => {
    const { sent, router } = open()
    await write('1.5')
    await press('Continuar')
    await accept('Continuar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-plan'))
    expect(sent('continuarCompensado')).toEqual([
      { prospectoId: 12, valorCompensacion: '1.5', version: 'v0', totalVisto: 123_294 },
    ])
  })

  test('a stale summary is refused, reported and read again; typed values stay', async () => {
    const texto = 'Los montos de la pareja cambiaron desde que los vio: revíselos antes de continuar.'
    const { sent } = open({
      continuarCompensado: new Refused(412, texto),
      obtenerResumenPlanCompensado: inTurn(resumenDe(true), resumenDe(true, 2)),
    })
    await write('1.5')
    await press('Continuar')
    await accept('Continuar')
    expect(await screen.findByText(texto)).toBeVisible()
    await waitFor(() => expect(sent('obtenerResumenPlanCompensado')).toHaveLength(2))
    await press('Cerrar')
    expect(await monto()).toHaveValue('1,500')
    // The table follows the typed amount
    expect(enLaTabla('Total Cotización Pagar').closest('tr')).toHaveTextContent('4,500 UF')
  })

  test('an amount saved in another window is followed where nothing is being typed', async () => {
    const { events } = open({ obtenerResumenPlanCompensado: inTurn(resumenDe(true), resumenDe(true, 2)) })
    expect(await monto()).toHaveValue('')
    events.ready()
    events.tell('prospecto', { prospectoId: 13 })
    await waitFor(async () => expect(await monto()).toHaveValue('2,000'))
  })

  test('while the other has no plan the amount is closed, with the reason', async () => {
    const sinPlan = {
      ...afiliado(false, 4, 0),
      nombrePlan: null,
      totalCotizacionPactada: null,
      totalCotizacionPagar: null,
    }
    open({
      obtenerResumenPlanCompensado: resumenDe(true, 0, {
        abierta: false,
        margen: null,
        afiliados: [afiliado(true, 3, 0), sinPlan],
      }),
    })
    expect(await monto()).toHaveAttribute('disabled', '')
    expect(screen.getByText('Todavía sin plan elegido.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
      'La compensación se fija cuando los dos tienen su plan, y hasta que quien otorga la confirma.',
    )
  })

  test('Volver a elegir plan asks, takes both back and leads to the quote', async () => {
    const { sent, router } = open()
    await monto()
    await press('Volver a elegir plan')
    await accept('Volver a elegir')
    await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
    expect(sent('limpiarCotizacion')).toEqual([{ prospectoId: 12 }])
  })
})

describe('of the receiver', () => {
  const confirmada = (monto: number) =>
    resumenDe(false, monto, {
      abierta: false,
      vuelven: false,
      afiliados: [{ ...afiliado(true, 3, monto), etapa: 'cotizacionFinalizada' }, afiliado(false, 4, monto)],
    })

  test('waits until the giver has confirmed, and types nothing', async () => {
    open({}, { id: 13 })
    expect(await screen.findByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
      'Recibe no puede continuar hasta que el otorgante complete su proceso.',
    )
    expect(screen.queryByLabelText(/Monto a otorgar/)).toBeNull()
  })

  test('then confirms its own plan; no way leads back', async () => {
    const { sent, router } = open({ obtenerResumenPlanCompensado: confirmada(1.5) }, { id: 13 })
    expect(await screen.findByRole('button', { name: 'Volver a elegir plan' })).toHaveAccessibleDescription(
      'Quien otorga ya confirmó la compensación: los planes de la pareja no se cambian.',
    )
    await press('Continuar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-plan'))
    expect(sent('continuarCompensado')).toEqual([{ prospectoId: 13, version: 'v1.5', totalVisto: 123_294 }])
  })
})

test('a receiver with a plan below the compensation is sent back to choose a plan', async () => {
  const otorga = { ...afiliado(true, 3, 5), etapa: 'cotizacionFinalizada' as const }
  const yaNo = resumenDe(false, 5, { abierta: false, afiliados: [otorga, afiliado(false, 4, 5)] })
  const { sent } = open({ obtenerResumenPlanCompensado: yaNo }, { id: 13 })
  expect(await screen.findByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
    'Con el precio de hoy, el monto que se otorga ya no sirve a los dos planes: vuelvan a elegir plan.',
  )
  await press('Volver a elegir plan')
  await accept('Volver a elegir')
  await waitFor(() => expect(sent('limpiarCotizacion')).toEqual([{ prospectoId: 13 }]))
})

test('the table and the top say the same of an amount that is only typed', async () => {
  open({})
  await write('1.5')
  const flujo = within(screen.getByRole('region', { name: 'Compensación' }))
  expect(flujo.getByText('4,500 UF')).toBeVisible()
  expect(enLaTabla('Compensación que otorga, sin guardar').closest('tr')).toHaveTextContent('1,500')
  expect(enLaTabla('Total Cotización Pagar').closest('tr')).toHaveTextContent('4,500 UF')
})

describe('on another day', () => {
  const deHoy = (prospectoId: number, nombre: string) =>
    new Refused(409, 'El precio cambió.', {
      codigo: 'cotizacion_precio_de_hoy',
      data: {
        antes: { totalUF: 3, totalPesos: 123_294 },
        ahora: { totalUF: 3.1, totalPesos: 127_500 },
        prospectoId,
        nombre,
      },
    })

  test('the date of the price is said, and both totals are asked about before they are confirmed', async () => {
    const { sent, router } = open({
      continuarCompensado: inTurn(deHoy(12, 'Ana Paz'), { etapa: 'cotizacionFinalizada' }),
      obtenerResumenPlanCompensado: inTurn(resumenDe(true), resumenDe(true, 1.5), resumenDe(true, 1.5)),
    })
    await write('1.5')
    expect(screen.getByText(/^Es el precio del/)).toBeVisible()
    await press('Continuar')
    await accept('Continuar')
    const asked = await screen.findByText(dicho(/Se cotizó en 3,000 UF, \$\s123\.294\. Hoy cuesta 3,100 UF/))
    expect(asked).toBeVisible()
    await accept('Confirmar con el precio de hoy')
    await waitFor(() => expect(router.state.location.pathname).toBe('/resumen-plan'))
    expect(sent('continuarCompensado')).toEqual([
      { prospectoId: 12, valorCompensacion: '1.5', version: 'v0', totalVisto: 123_294 },
      { prospectoId: 12, valorCompensacion: '1.5', version: 'v1.5', totalVisto: 127_500 },
    ])
  })

  test('the total of the other is named as such; the own total seen is sent', async () => {
    const { sent } = open({
      continuarCompensado: inTurn(deHoy(13, 'Leo Ruiz'), { etapa: 'cotizacionFinalizada' }),
    })
    await write('1.5')
    await press('Continuar')
    await accept('Continuar')
    expect(await screen.findByText(dicho(/^El plan de Leo Ruiz se cotizó en 3,000 UF/))).toBeVisible()
    await accept('Confirmar con el precio de hoy')
    await waitFor(() => expect(sent('continuarCompensado')).toHaveLength(2))
    expect(sent('continuarCompensado')[1]).toMatchObject({ totalVisto: 123_294 })
  })
})

describe('the screen', () => {
  test('that cannot go on shows the message of the specification', async () => {
    open({ continuarCompensado: UNREACHABLE })
    await write('1.5')
    await press('Continuar')
    await accept('Continuar')
    const texto = 'No se ha podido guardar el estado del prospecto. Intentalo nuevamente.'
    expect(await screen.findByText(texto)).toBeVisible()
  })

  test.each([
    ['prospecto', '/preliminar-plan'],
    ['cotizacionFinalizada', '/resumen-plan'],
  ])('at stage %s leads to %s', async (etapa, path) => {
    const { router } = open({ obtenerVenta: ventaDe({ tipoPlan: 'S', etapa }) })
    await waitFor(() => expect(router.state.location.pathname).toBe(path))
  })

  test('that cannot be read shows the message of its call', async () => {
    const texto = 'No se ha podido obtener resumen de planes pactados.'
    open({ obtenerResumenPlanCompensado: new Refused(503, texto) })
    expect(await screen.findByText(texto)).toBeVisible()
  })

  test('opened by a supervisor is read only', async () => {
    open({}, { session: supervisor })
    expect(await monto()).toHaveAttribute('disabled', '')
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true')
  })
})
