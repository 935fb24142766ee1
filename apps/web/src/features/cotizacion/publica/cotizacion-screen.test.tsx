import { uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { dicho } from '../../../testing/acts/dicho.ts'
import { press } from '../../../testing/acts/user-event.ts'
import { cotizacionDe } from '../../../testing/cotizacion.ts'
import { type Answers, fakeServer, lastStays, payloadsIn, Refused } from '../../../testing/fake-server.ts'
import { ENLACE } from '../../../testing/postulacion/postulacion-ds.ts'
import { renderByLink } from '../../../testing/postulacion/render-by-link.tsx'
import { CotizacionScreen } from './cotizacion-screen.tsx'
import type { Pagina } from './ofrecida.tsx'

beforeEach(() => queryClient.clear())

const una = { numero: 1, hasta: '04-11-2026', vencida: false, precio: cotizacionDe({ nombrePlan: 'Alerce Bosque 90' }) }
const otra = { ...una, numero: 2, precio: cotizacionDe({ nombrePlan: 'Alerce Río 70', totalUF: uf(2.5) }) }

const paginaDe = (part: Partial<Pagina> = {}): Pagina => ({
  asesor: { nombre: 'Camila Rojas', telefono: '987654321', correo: 'camila@example.cl' },
  cotizaciones: [una],
  interesa: null,
  preguntaEn: null,
  pideOtraEn: null,
  ...part,
})

function open(pagina: Pagina, answers: Answers = {}) {
  const received = fakeServer({
    obtenerCotizacionPublica: pagina,
    anotarAperturaCotizacion: 'ok',
    responderCotizacion: 'ok',
    ...answers,
  })
  renderByLink(<CotizacionScreen />, `/cotizacion#enlace=${ENLACE}`)
  return payloadsIn(received)
}

test('a quote with its price and last day; its opening is told, and an interest takes the place of its button', async () => {
  let interesa: number | null = null
  const sent = open(paginaDe(), {
    obtenerCotizacionPublica: () => paginaDe({ interesa }),
    responderCotizacion: () => {
      interesa = 1
      return 'ok'
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Su cotización' })).toBeVisible()
  expect(screen.getByText('Vale hasta el 04-11-2026')).toBeVisible()
  await waitFor(() => expect(sent('anotarAperturaCotizacion')).toEqual([{ enlace: ENLACE }]))
  await press('Me interesa')
  expect(await screen.findByText('Le avisamos a Camila Rojas que le interesa Alerce Bosque 90.')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Le avisamos a Camila Rojas')
  expect(screen.queryByRole('button', { name: 'Me interesa' })).toBeNull()
  expect(sent('responderCotizacion')).toEqual([{ enlace: ENLACE, respuesta: 'interesa', numero: 1 }])
})

test('several quotes stand side by side, each with its own button', async () => {
  const sent = open(paginaDe({ cotizaciones: [otra, una] }))
  const lado = await screen.findByRole('region', { name: 'Cotizaciones lado a lado' })
  expect(lado).toHaveTextContent('Alerce Río 70')
  await press('Me interesa Alerce Río 70')
  expect(sent('responderCotizacion')).toEqual([{ enlace: ENLACE, respuesta: 'interesa', numero: 2 }])
})

test('an expired quote says so, and lets ask for a new one', async () => {
  const sent = open(paginaDe({ cotizaciones: [{ ...una, vencida: true }] }))
  expect(await screen.findByText(dicho(/^Venció el 04-11-2026/))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Me interesa' })).toBeNull()
  await press('Pedir una nueva')
  expect(await screen.findByText('Le pedimos a Camila Rojas una cotización nueva.')).toBeVisible()
  expect(sent('responderCotizacion')).toEqual([{ enlace: ENLACE, respuesta: 'otra', numero: null }])
})

test('an interest told before in another window is the one that is shown', async () => {
  let interesa: number | null = null
  open(paginaDe(), {
    obtenerCotizacionPublica: () => paginaDe({ cotizaciones: [otra, una], interesa }),
    responderCotizacion: () => {
      interesa = 1
      return 'ok'
    },
  })
  await press('Me interesa Alerce Río 70')
  expect(await screen.findByText('Le avisamos a Camila Rojas que le interesa Alerce Bosque 90.')).toBeVisible()
  expect(screen.queryByText(/que le interesa Alerce Río 70/)).toBeNull()
})

test('an answer stands in the place of its button, also when the page cannot be read again', async () => {
  let readings = 0
  open(paginaDe(), {
    obtenerCotizacionPublica: () => (readings++ === 0 ? paginaDe() : new Refused(503, 'No pudimos abrir.')),
  })
  await press('Tengo una pregunta')
  const dicha = await screen.findByText('Le avisamos a Camila Rojas que tiene una pregunta.')
  expect(dicha).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Me interesa' }).compareDocumentPosition(dicha)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test('a quote withdrawn meanwhile is no longer shown after an answer', async () => {
  const ya = new Refused(404, 'Este enlace no es válido')
  open(paginaDe(), { obtenerCotizacionPublica: lastStays(paginaDe(), ya), responderCotizacion: ya })
  await press('Me interesa')
  expect(await screen.findByRole('heading', { name: 'No disponible' })).toBeVisible()
})

test('an answer that does not arrive says so, and can be given again', async () => {
  open(paginaDe(), { responderCotizacion: new Refused(503, 'No pudimos avisar a su asesor. Inténtelo nuevamente.') })
  await press('Tengo una pregunta')
  expect(await screen.findByText(/^No pudimos avisar/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tengo una pregunta' })).toBeVisible()
})

test('a replaced link says where the new one is', async () => {
  open(paginaDe(), { obtenerCotizacionPublica: new Refused(404, 'Este enlace no es válido') })
  expect(await screen.findByRole('alert')).toHaveTextContent('está en su correo')
})
