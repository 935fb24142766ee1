import { screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from '../../../testing/acts/user-event.ts'
import { DE_LA_DS, resultadoDe, ventaConDS } from '../../../testing/declaracion.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderResultado } from '../../../testing/pantalla.tsx'

const open = (answers: Answers = {}) => renderResultado({ obtenerResultadoDS: resultadoDe(0), ...answers })

describe('while it waits', () => {
  test.each([
    [0, 'Declaración de Salud en evaluación'],
    [6, 'Evaluación financiera en curso'],
  ])('result %i says so and returns to the plan summary', async (code, text) => {
    open({ obtenerResultadoDS: resultadoDe(code) })
    expect(await screen.findByRole('heading', { name: text })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Resultado Evaluación de Declaración de Salud')
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', `/resumen-plan${DE_LA_DS}`)
  })

  test.each([
    ['the event', 0],
    ['the slow net, should the event be lost,', 30_000],
  ])('an answer reaches the open screen by %s, and the frame is updated', async (_by, later) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const events = fakeEvents()
    let code = 6
    const { sent } = open({
      obtenerVenta: () => ventaConDS('resultado', { resultadoDS: code }),
      obtenerResultadoDS: () => resultadoDe(code),
    })
    await screen.findByText('Evaluación financiera en curso')
    const read = sent('obtenerResultadoDS').length
    code = 1
    events.tell('prospecto', { prospectoId: 13 })
    expect(sent('obtenerVenta')).toHaveLength(1)
    if (later === 0) events.tell('prospecto', { prospectoId: 12 })
    await vi.advanceTimersByTimeAsync(later)
    expect(await screen.findByText('Declaración de Salud autorizada')).toBeVisible()
    // health data are read for the answer alone, not for the waiting
    expect(sent('obtenerResultadoDS')).toHaveLength(read + 1)
  })
})

describe('authorized', () => {
  const answers = { obtenerResultadoDS: resultadoDe(1, { decididoPor: 'motor local' }) }

  test('Continuar finishes with 1 and opens the pending data', async () => {
    const { router, sent } = open(answers)
    expect(await screen.findByText('Aprobada por la evaluación automática.')).toBeVisible()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/documentos'))
    expect(sent('finalizaevaluacionds')).toEqual([{ identificador: 20_001, resultado: 1, acepta: true, pin: '' }])
  })

  test('not finished: a message, and the screen stays', async () => {
    const { router } = open({ ...answers, finalizaevaluacionds: UNREACHABLE })
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
    expect(await screen.findByText('No se ha podido finalizar la ds. Intentalo nuevamente.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/resultado-ds')
  })
})

test.each(['dsFinalizada', 'documentosContractuales', 'resumenCotizacion'] as const)(
  'stage %s: finished, on to the pending data',
  async (etapa) => {
    const { sent } = open({ obtenerVenta: ventaConDS(etapa) })
    expect(await screen.findByText('Declaración de Salud Finalizada')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', `/documentos${DE_LA_DS}`)
    expect(sent('obtenerResultadoDS')).toEqual([])
  },
)

test('not sent yet: closed', async () => {
  open({ obtenerVenta: ventaConDS('resumenDeclaracion') })
  expect(await screen.findByText('Este paso todavía está cerrado')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sigue: Declaración de Salud' })).toHaveAttribute(
    'href',
    `/enviar-ds${DE_LA_DS}`,
  )
})
