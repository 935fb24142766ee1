import { factor, pesos, uf, valorUF } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { cotizacionDe } from '../../../../testing/cotizacion.ts'
import { type Answers, fakeServer, payloadsIn, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ventaDe } from '../../../../testing/venta.ts'
import { ComparadorScreen } from './comparador-screen.tsx'

const comparado = (planId: number, nombre: string, totalUF: number) => ({
  planId,
  nombre,
  codigo: `C${planId}`,
  libreEleccion: false,
  hospitalario: 90,
  ambulatorio: 70,
  precioBaseUF: uf(2.34),
  factorGrupoFamiliar: factor(2.6),
  precioPlanUF: uf(6.084),
  precioGesUF: uf(2.924),
  caecUF: uf(0),
  totalUF: uf(totalUF),
  totalPesos: pesos(Math.round(totalUF * 41_000)),
  red: [],
  especiales: [],
  uf: { valor: valorUF(41_098.15), fecha: '05-10-2026', referencia: true },
})
const enLista = (planId: number, nombrePlan: string) => ({
  planId,
  nombrePlan,
  codigoPlan: `C${planId}`,
  totalUF: uf(9),
  totalPesos: pesos(370_000),
})
const todos = [comparado(4, 'Bosque', 9.008), comparado(5, 'Laguna', 9.983), comparado(7, 'Arroyo', 8.5)]

function open(at: string, answers: Answers = {}) {
  const received = fakeServer({
    obtenerVenta: ventaDe(),
    compararPlanes: ({ planes }) => todos.filter(({ planId }) => planes.includes(planId)),
    obtenerPlanes: [enLista(4, 'Bosque'), enLista(5, 'Laguna'), enLista(7, 'Arroyo')],
    obtenerPlanSeleccionado: {
      planCotizacionId: 4,
      beneficiosComplementarios: [6],
      totalPesos: pesos(1),
      totalUF: uf(1),
      cotizacion: cotizacionDe(),
    },
    elegirPlan: cotizacionDe(),
    ...answers,
  })
  const { router } = renderScreen(<ComparadorScreen />, { at: `/comparador?prospectoId=12${at}` })
  const sent = payloadsIn(received)
  return { router, sent }
}

test('differences are marked and can be shown alone', async () => {
  open('&planes=4,5')
  expect(await screen.findByText(/^No hay una UF cargada para hoy: los pesos se calculan con la del/)).toBeVisible()
  const total = await screen.findByRole('row', { name: /^Total \(UF\)/ })
  expect(within(total).getByRole('cell', { name: /9,008\s*mejor/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Precio GES/ })).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Solo lo que difiere' }))
  expect(screen.queryByRole('row', { name: /^Precio GES/ })).toBeNull()
  expect(screen.getByRole('row', { name: /^Total \(UF\)/ })).toBeVisible()
})

test('one is chosen in one call, which keeps the benefits that are ticked, and is confirmed elsewhere', async () => {
  const { router, sent } = open('&planes=4,5,7')
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir Arroyo' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/preliminar-plan'))
  expect(sent('elegirPlan')).toEqual([{ prospectoId: 12, planId: 7 }])
})

test('a refusal shows the message of the server, and the screen stays', async () => {
  const text = 'El monto total supera al monto pactado.'
  const { router } = open('&planes=4,5,7', { elegirPlan: new Refused(400, text) })
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir Arroyo' }))
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  expect(router.state.location.pathname).toBe('/comparador')
})

test('the fourth fills the table: the field says so and keeps the focus', async () => {
  open('&planes=4,5,7', {
    compararPlanes: ({ planes }) =>
      [...todos, comparado(8, 'Sauce', 8.7)].filter(({ planId }) => planes.includes(planId)),
    obtenerPlanes: [enLista(4, 'Bosque'), enLista(8, 'Sauce')],
  })
  const field = await screen.findByRole('combobox', { name: 'Agregar un plan' })
  await userEvent.click(field)
  await userEvent.click(await screen.findByRole('option', { name: /^Sauce/ }))
  expect(await screen.findByRole('columnheader', { name: /Sauce/ })).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('readonly', '')
  expect(field).toHaveAttribute('placeholder', 'Se comparan hasta cuatro')
})

test('one is taken away and the address keeps the others', async () => {
  const { router } = open('&planes=4,5,7,rubbish')
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar Laguna' }))
  await waitFor(() => expect(router.state.location.search).toBe('?prospectoId=12&planes=4%2C7'))
  expect(await screen.findByRole('columnheader', { name: /Arroyo/ })).toBeVisible()
})

test('with a confirmed plan no plan can be chosen', async () => {
  open('&planes=4,5', { obtenerVenta: ventaDe({ etapa: 'cotizacionFinalizada' }) })
  await screen.findByRole('row', { name: /^Total \(UF\)/ })
  expect(screen.queryByRole('button', { name: /^Elegir/ })).toBeNull()
})
