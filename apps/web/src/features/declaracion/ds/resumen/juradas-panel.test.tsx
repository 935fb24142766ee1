import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dicho } from '../../../../testing/acts/dicho.ts'
import { expectFocusSomewhere } from '../../../../testing/acts/focus.ts'
import { userEvent } from '../../../../testing/acts/user-event.ts'
import { DE_LA_DS, juradaDe, leidoEnElResumen, sinCircular, ventaConDS } from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer, payloadsIn, Refused, UNREACHABLE } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ResumenScreen } from './resumen-screen.tsx'

function open(answers: Answers = {}) {
  vi.stubGlobal('open', () => ({ location: { replace: () => undefined }, close: () => undefined }))
  let jurada = juradaDe()
  const received = fakeServer({
    obtenerVenta: ventaConDS('preguntas'),
    adjuntosDS: [],
    ...leidoEnElResumen,
    obtenerConyugeCircular: sinCircular,
    obtenerDocsCargasMedicas: () => [jurada],
    abrirJurada: () => {
      jurada = juradaDe({ abierta: true, huella: 'ab'.repeat(32) })
      return 'ok'
    },
    descargarJurada: '%PDF-',
    aceptarDocCargaMedica: () => {
      jurada = { ...jurada, accepted: true, aceptadaPor: 'Camila Rojas', aceptadaEn: '2026-11-23T14:05:00.000Z' }
      return 'ok'
    },
    guardarEtapa: ({ etapa }) => ({ etapa }),
    enviarDS: 'ok',
    ...answers,
  })
  renderScreen(<ResumenScreen />, { at: `/postulant-summary${DE_LA_DS}` })
  return payloadsIn(received)
}

const button = (name: string) => screen.findByRole('button', { name })
const ENVIAR = 'Enviar Declaración de Salud'
const sending = () => button(ENVIAR)
const press = async (name: string) => userEvent.click(await button(name))
const pendientes = 'Abra y acepte cada declaración jurada de carga médica para continuar.'

test('opened, then accepted, and only then the summary goes on', async () => {
  const sent = open()
  expect(await button('Aceptar BERTA OSORIO VEGA')).toHaveAccessibleDescription(
    'Abra la declaración jurada antes de aceptarla.',
  )
  expect(await sending()).toHaveAccessibleDescription(pendientes)
  await press(ENVIAR)
  expect(sent('guardarEtapa')).toEqual([])

  await press('Abrir BERTA OSORIO VEGA')
  expect(await screen.findByText(/Abierta, por aceptar/)).toBeVisible()
  expect(sent('abrirJurada')).toEqual([{ id: 2 }])
  expect(sent('descargarJurada')).toEqual([{ id: '2' }])
  await press('Aceptar BERTA OSORIO VEGA')
  expect(await screen.findByText('La declaración jurada de BERTA OSORIO VEGA quedó aceptada.')).toBeVisible()
  expect(await screen.findByText(dicho(/Aceptada el 23-11-2026 .*, registrada por Camila Rojas/))).toBeVisible()
  expect(sent('aceptarDocCargaMedica')).toEqual([{ identificador: 20_001, idArchivo: 2 }])
  await expectFocusSomewhere()

  await waitFor(async () => expect((await sending()).getAttribute('aria-disabled')).toBeNull())
  await press(ENVIAR)
  await waitFor(() => expect(sent('enviarDS')).toHaveLength(1))
})

test('one that cannot be drawn shows the message of the specification, and stays unopened', async () => {
  open({ abrirJurada: UNREACHABLE })
  await press('Abrir BERTA OSORIO VEGA')
  expect(await screen.findByText('No se ha podido generar el documento. Inténtalo nuevamente.')).toBeVisible()
  await press('Cerrar')
  expect(screen.getByText(/Sin abrir/)).toBeVisible()
})

test('a refusal of the server is shown', async () => {
  const changed = 'Abra la declaración jurada antes de aceptarla.'
  open({ obtenerDocsCargasMedicas: [juradaDe({ abierta: true })], aceptarDocCargaMedica: new Refused(422, changed) })
  await press('Aceptar BERTA OSORIO VEGA')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(changed)
})

test('without a medical charge there is nothing to accept', async () => {
  open({ obtenerDocsCargasMedicas: [] })
  await waitFor(async () => expect((await sending()).getAttribute('aria-disabled')).toBeNull())
  expect(screen.queryByText('Declaraciones juradas de cargas médicas')).toBeNull()
})

test('while they cannot be read it does not go on, and they can be asked for again', async () => {
  open({ obtenerDocsCargasMedicas: new Refused(503, 'No se han podido obtener las declaraciones juradas.') })
  expect(await screen.findByText(/No se han podido obtener las declaraciones juradas/)).toBeVisible()
  expect(await sending()).toHaveAttribute('aria-disabled', 'true')
})
