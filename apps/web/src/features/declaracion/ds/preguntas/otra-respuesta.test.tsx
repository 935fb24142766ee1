import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { elDia } from '../../../../testing/acts/el-dia.ts'
import { pasteInto } from '../../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../../testing/acts/user-event.ts'
import { DE_LA_DS, preguntasCon, titular, ventaConDS } from '../../../../testing/declaracion.ts'
import { type Answers, fakeServer, lastStays, Refused } from '../../../../testing/fake-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { sinBorrador } from '../../../../testing/usuario.ts'
import { PreguntasScreen } from './preguntas-screen.tsx'

beforeEach(elDia)
afterEach(() => vi.restoreAllMocks())

function open(answers: Answers) {
  const received = fakeServer({
    obtenerVenta: ventaConDS('beneficiarios'),
    obtenerBeneficiariosDS: [titular],
    buscarDiagnosticos: [],
    ...sinBorrador,
    ...answers,
  })
  renderScreen(<PreguntasScreen />, { at: `/postulant-ds${DE_LA_DS}` })
  return () => received.flatMap(({ name, payload }) => (name === 'guardarRespuestaDS' ? [payload] : []))
}

/** Refusal of the server for an answer that would overwrite one given in another window. */
function stale(numero: number): Refused {
  const suyo = { quien: 'Camila Rojas', propio: true, cuando: '2026-11-21T13:05:00.000Z' }
  const campo = { ...suyo, campo: `pregunta${numero}`, etiqueta: `la respuesta a la pregunta ${numero}` }
  return new Refused(412, 'Usted cambió esto en otra ventana.', { data: { ...suyo, campos: [campo] } })
}
const told = (numero: number) =>
  `Usted cambió la respuesta a la pregunta ${numero} en otra ventana el 21-11-2026 10:05. Lo que usted escribió sigue aquí: si guarda de nuevo, queda lo suyo.`

const heading = (id: number) => screen.findByRole('button', { name: new RegExp(`¿Pregunta ${id}\\?`) })
const answer = async (what: 'Sí' | 'No') => userEvent.click(await screen.findByRole('radio', { name: what }))
const chosen = (what: 'Sí' | 'No') => screen.findByRole('radio', { name: what, checked: true })
const versions = (sent: readonly Record<string, unknown>[]) =>
  sent.map(({ reemplaza }) => (reemplaza as { version: number | null }).version)

describe('another window answered since', () => {
  const conflict = () =>
    open({
      obtenerPreguntasDS: lastStays(preguntasCon(), preguntasCon({ 1: true }, 5)),
      guardarRespuestaDS: lastStays(stale(1), 'ok'),
    })

  test('both answers are shown, the choice stays, and saving again stores it', async () => {
    const sent = conflict()
    await answer('No')
    expect(await screen.findByText(told(1))).toBeVisible()
    expect(screen.getByText('Guardado: Sí: Glaucoma (JAVIERA MOLINA, 10-03-2019)')).toBeVisible()
    await chosen('No')
    await press('Guardar respuesta')
    await waitFor(() => expect(versions(sent())).toEqual([null, 5]))
    expect(await heading(2)).toHaveAttribute('aria-expanded', 'true')
  })

  test('the saved answer can be taken instead', async () => {
    const sent = conflict()
    await answer('No')
    await press('Usar lo guardado')
    await chosen('Sí')
    expect(screen.getByRole('combobox', { name: /^Diagnóstico/ })).toHaveValue('Glaucoma')
    expect(screen.queryByText(told(1))).toBeNull()
    expect(screen.getByText('Respuesta guardada')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  test('diagnoses that were being typed stay those of a «sí», though it was answered «no»', async () => {
    open({
      obtenerPreguntasDS: lastStays(preguntasCon({ 1: true }, 4), preguntasCon({ 1: false }, 5)),
      guardarRespuestaDS: stale(1),
    })
    await userEvent.click(await heading(1))
    const cual = await screen.findByRole('combobox', { name: /^Diagnóstico/ })
    await pasteInto(cual, ' y ojo seco')
    await press('Guardar respuesta')
    expect(await screen.findByText('Guardado: No')).toBeVisible()
    await chosen('Sí')
    expect(screen.getByRole('combobox', { name: /^Diagnóstico/ })).toHaveValue('Glaucoma y ojo seco')
    await press('Usar lo guardado')
    await chosen('No')
  })
})

describe('answers that waited for the network', () => {
  const network = (there: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
    act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')))
  }

  test('one that meets another comes back to be looked at; those after it arrive', async () => {
    let [kept, version, met]: [Record<number, boolean>, number, boolean] = [{}, 1, false]
    const sent = open({
      obtenerPreguntasDS: () => preguntasCon(kept, version),
      guardarRespuestaDS: ({ codigoPregunta }: { codigoPregunta: number }) => {
        version = 5
        if (codigoPregunta === 1 && !met) {
          met = true
          kept = { 1: true, 2: true }
          return stale(1)
        }
        kept = { ...kept, [codigoPregunta]: false }
        return 'ok'
      },
    })
    await heading(1)
    network(false)
    for (const _ of [1, 2]) await answer('No')
    expect(await screen.findByText(/^2 respuestas por enviar/)).toBeVisible()
    network(true)
    expect(
      await screen.findByText('Su respuesta a la pregunta 1 no se guardó: mientras tanto se guardó otra.'),
    ).toBeVisible()
    await waitFor(() => expect(sent().map(({ codigoPregunta }) => codigoPregunta)).toEqual([1, 2]))
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAccessibleDescription(
      'Revise la respuesta a la pregunta 1 para continuar.',
    )
    await press('Ver la pregunta 1')
    expect(await heading(1)).toHaveFocus()
    expect(await screen.findByText(told(1))).toBeVisible()
    await chosen('No')
    await press('Guardar respuesta')
    await waitFor(() => expect(versions(sent())).toEqual([null, null, 5]))
    expect(await heading(3)).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.queryByText(/mientras tanto se guardó otra/)).toBeNull())
  })

  test('opened again while queued it shows the given answer, also once it is refused', async () => {
    open({
      obtenerPreguntasDS: preguntasCon({ 1: true }),
      guardarRespuestaDS: new Refused(422, 'La declaración ya fue enviada.'),
    })
    await userEvent.click(await heading(1))
    network(false)
    await answer('No')
    await press('Responder No')
    await screen.findByText(/^1 respuesta por enviar/)
    await userEvent.click(await heading(1))
    await chosen('No')
    expect(screen.getByText('Respuesta por enviar')).toBeVisible()
    network(true)
    await press('Cerrar')
    await chosen('No')
    expect(screen.getByRole('button', { name: 'Guardar respuesta' })).toBeVisible()
  })
})

test('questions changed meanwhile: they are read again, and the answer stays', async () => {
  const { text } = preguntasMessages.cambiaron
  const otras = preguntasCon().map((pregunta) => ({ ...pregunta, version: 2 }))
  const sent = open({
    obtenerPreguntasDS: lastStays(preguntasCon(), otras),
    guardarRespuestaDS: lastStays(new Refused(409, text), 'ok'),
  })
  await answer('No')
  expect(await screen.findByRole('alertdialog', { name: text })).toBeVisible()
  await press('Cerrar')
  await chosen('No')
  await press('Guardar respuesta')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(({ version }) => version)).toEqual([1, 2])
})
