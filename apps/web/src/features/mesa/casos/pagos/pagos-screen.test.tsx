import { pesos, uf } from '@alerce/domain/base/dinero/tipos'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { pendiente, pendientes, sinCedula } from '../../../../testing/caso.ts'
import {
  type Answer,
  type Answers,
  fakeServer,
  inTurn,
  lastStays,
  payloadsIn,
  Refused,
  thenLate,
} from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { MesaScreen } from '../mesa-screen.tsx'

function open(answers: Answers) {
  const received = fakeServer({ ...sinBorrador, ...sinCedula, ...answers })
  renderScreen(<MesaScreen />, { at: '/mesa', session: { roles: ['mesa'] } })
  return { sent: payloadsIn(received) }
}

const entidadDe = (esperaDesde: string | null) => [
  {
    entidadId: 3,
    razonSocial: '',
    cantidadEsperada: 1,
    montoUF: uf(3.5),
    mes: '202612',
    montoPesos: pesos(143_959),
    uf: { fecha: '01-12-2026', referencia: false },
    registrado: true,
    esperaDesde,
    resueltoPor: null,
    resueltoEn: null,
    devolucion: null,
    enLinea: null,
    comprobante: { nombre: 'pago.pdf', tipoMIME: 'application/pdf', tamano: 1200, recibido: pendiente().desde },
  },
]

test('a first payment is looked at beside its case, and accepted; that can be undone', async () => {
  const pago = pendiente({ clase: 'pago', registroId: null, que: 'Primer pago por revisar' })
  const reading = Promise.withResolvers<void>()
  const { sent } = open({
    obtenerPendientesMesa: thenLate(reading.promise, () => pendientes(pago)),
    obtenerListadoPrimerPago: entidadDe(pago.desde),
    aceptarPrimerPago: 'ok',
    retomarPrimerPago: 'ok',
  })
  await press(/^Revisar el primer pago de ROSA/)
  const dialog = await screen.findByRole('dialog', { name: /^Primer pago de ROSA/ })
  const debido = (await within(dialog).findByText('Pago directo')).closest('p')
  expect(debido).toHaveTextContent('diciembre de 2026')
  expect(debido).toHaveTextContent('143.959 con la UF del 01-12-2026')
  expect(within(dialog).getByRole('button', { name: 'Abrir pago.pdf' })).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Aceptar' }))
  expect(await screen.findByText(/^Primer pago de ROSA .* aceptado\.$/)).toBeVisible()
  expect(sent('aceptarPrimerPago')).toEqual([{ declaracionSaludId: 34, registrado: pago.desde, suscribe: false }])
  await press('Deshacer')
  expect(await screen.findByText('Se deshizo el cambio.')).toBeVisible()
  reading.resolve()
  await waitFor(() => expect(sent('retomarPrimerPago')).toEqual([{ declaracionSaludId: 34 }]))
})

test('another first payment that was registered meanwhile is decided on once somebody says that they look at it', async () => {
  const pago = pendiente({ clase: 'pago', registroId: null })
  const otro = '2026-11-21T15:30:00.000Z'
  const text = 'El asesor registró otro primer pago mientras usted lo revisaba.'
  const { sent } = open({
    obtenerPendientesMesa: pendientes(pago),
    obtenerListadoPrimerPago: lastStays(entidadDe(pago.desde), entidadDe(otro)),
    aceptarPrimerPago: inTurn<Answer<'aceptarPrimerPago'>>(new Refused(412, text), 'ok'),
  })
  await press(/^Revisar el primer pago de ROSA/)
  await press('Aceptar')
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: text })).getByRole('button', { name: 'Cerrar' }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull())
  await press('Revisar los de ahora')
  await press('Aceptar')
  await waitFor(() =>
    expect(sent('aceptarPrimerPago')).toEqual(
      [pago.desde, otro].map((registrado) => ({ declaracionSaludId: 34, registrado, suscribe: false })),
    ),
  )
})

test('a first payment decided elsewhere shows the author, is read again, and is closed', async () => {
  const pago = pendiente({ clase: 'pago', registroId: null })
  const text = 'Este primer pago ya no espera en la mesa: PILAR SOTO lo revisó.'
  open({
    obtenerPendientesMesa: lastStays(pendientes(pago), pendientes()),
    obtenerListadoPrimerPago: lastStays(entidadDe(pago.desde), entidadDe(null)),
    aceptarPrimerPago: new Refused(409, text),
  })
  await press(/^Revisar el primer pago de ROSA/)
  await press('Aceptar')
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: text })).getByRole('button', { name: 'Cerrar' }),
  )
  expect(await screen.findByText('Este primer pago ya no espera en la mesa.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Revisar el primer pago/ })).toBeNull()
})

test('a first payment is returned with its defect', async () => {
  const detalles = [{ codigo: '2', descripcion: 'El monto no es el del primer pago' }]
  const { sent } = open({
    obtenerPendientesMesa: pendientes(pendiente({ clase: 'pago', registroId: null })),
    obtenerListadoPrimerPago: entidadDe(pendiente().desde),
    obtenerCodigosIrregularidad: [
      { codigo: '10', descripcion: 'Identidad', detalles: [] },
      { codigo: '15', descripcion: 'Primer pago', detalles },
    ],
    devolverPrimerPago: 'ok',
  })
  await press(/^Revisar el primer pago de ROSA/)
  await press('Devolver al asesor')
  // The draft belongs to this case and this payment
  const formulario = `devolver-pago:34:${pendiente().desde}`
  await waitFor(() => expect(sent('obtenerBorrador')).toEqual([{ formulario }]))
  expect(screen.queryByRole('option', { name: /Identidad/ })).toBeNull()
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Detalle' }),
    await screen.findByRole('option', { name: /El monto/ }),
  )
  await press('Devolver')
  expect(await screen.findByText(/^Primer pago de ROSA .* devuelto\. Se avisó a su asesor\.$/)).toBeVisible()
  expect(sent('devolverPrimerPago')).toEqual([
    { declaracionSaludId: 34, registrado: pendiente().desde, motivo: '', codigoDetalle: '2' },
  ])
})
