import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { pdf } from '@alerce/domain/testing/archivos'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { resultadoDe, ventaConDS } from '../../../testing/declaracion.ts'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { renderResultado } from '../../../testing/pantalla.tsx'

const open = (answers: Answers = {}) =>
  renderResultado({ adjuntosDS: [], subirAdjuntoDS: { adjuntoId: 1 }, ...answers })

const file = (name: string, bytes: Uint8Array = pdf()) => new File([bytes as Uint8Array<ArrayBuffer>], name)
const attach = async (...files: File[]) => userEvent.upload(await screen.findByLabelText(/Adjuntar archivos/), files)

const copia = { prospectoId: 77, etapa: 'prospecto', estado: 'Prospecto Ingresado' } as const

describe('restricted', () => {
  const restricciones = [{ persona: 'JAVIERA MOLINA SOTO', condicion: 'Asma', meses: 12, cobertura: 40 }]
  const answers = { obtenerResultadoDS: resultadoDe(2, { restricciones, motivo: 'Asma en tratamiento' }) }

  test('names person, condition, months and cover, and says how long the law lets it last', async () => {
    open(answers)
    const row = await screen.findByRole('row', { name: /JAVIERA MOLINA SOTO/ })
    for (const text of ['Asma', '12', '40 %']) expect(row).toHaveTextContent(text)
    expect(screen.getByText(/a lo más 18 meses/)).toBeVisible()
    expect(screen.getByText('Asma en tratamiento')).toBeVisible()
  })

  test('Aceptar finishes with 2 and opens the pending data', async () => {
    const { router, sent } = open(answers)
    await press('Aceptar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/documentos'))
    expect(sent('finalizaevaluacionds')).toEqual([{ identificador: 20_001, resultado: 2, acepta: true, pin: '' }])
  })

  test('Rechazar warns; Volver changes nothing, Suspender leads to the rejected view, which is finished', async () => {
    let etapa: 'resultado' | 'rechazadoRestricciones' = 'resultado'
    const { router, sent } = open({
      ...answers,
      obtenerVenta: () => ventaConDS(etapa, { resultadoDS: 2 }),
      finalizaevaluacionds: ({ resultado }) => {
        if (resultado === 2) etapa = 'rechazadoRestricciones'
        return 'ok'
      },
    })
    await press('Rechazar')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('la suscripción se suspenderá')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Volver' }))
    expect(sent('finalizaevaluacionds')).toEqual([])
    await press('Rechazar')
    await userEvent.click(await screen.findByRole('button', { name: 'Suspender' }))
    expect(await screen.findByRole('heading', { name: 'Declaración de Salud rechazada' })).toBeVisible()
    expect(screen.getByText(/El postulante no aceptó las restricciones/)).toBeVisible()
    await press('Finalizar Proceso')
    expect(await screen.findByText('Se ha finalizado la postulación exitosamente.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/home')
    await press('Cerrar')
    expect(router.state.location.pathname).toBe('/home')
    expect(sent('finalizaevaluacionds')).toMatchObject([{ resultado: 2, acepta: false }, { resultado: 4 }])
  })
})

test.each([1, 2, 3, 7])('left alone with %i and closed by the machine, it asks for nothing more', async (code) => {
  const { sent } = open({
    obtenerVenta: ventaConDS('noVigente', { resultadoDS: code }),
    obtenerResultadoDS: resultadoDe(code, { antecedentes: ['Examen reciente'] }),
  })
  expect(await screen.findByRole('heading', { name: 'Declaración de Salud vencida' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Finalizar|Reenviar|Continuar|Aceptar/ })).toBeNull()
  expect(sent('finalizaevaluacionds')).toEqual([])
})

describe('background wanted', () => {
  const asked = (code: number) =>
    resultadoDe(code, { antecedentes: ['Informe del médico (JAVIERA)', 'Examen reciente'] })

  test.each([
    [3, 20, 3, 'contraloría médica'],
    [7, 30, 6, 'contraloría financiera'],
  ])('result %i: files of type %i, then code %i', async (code, tipo, cierre, quien) => {
    let now = code
    const { sent } = open({
      obtenerVenta: () => ventaConDS('resultado', { resultadoDS: now }),
      obtenerResultadoDS: () =>
        now === code ? asked(code) : resultadoDe(now, { decididoEn: '2026-11-18T12:00:00.000Z' }),
      finalizaevaluacionds: () => {
        now = code === 3 ? 0 : 6
        return 'ok'
      },
    })
    expect(await screen.findByText('Informe del médico (JAVIERA)')).toBeVisible()
    const button = screen.getByRole('button', { name: 'Reenviar Declaración de Salud' })
    expect(button).toHaveAccessibleDescription('Adjunte al menos un archivo con lo que se pide.')
    await attach(file('informe.pdf'), file('examen.pdf', pdf({ dentro: 'otro' })))
    await press('Reenviar Declaración de Salud')
    expect(await screen.findByRole('heading', { level: 1, name: 'Envío de Declaración de Salud' })).toBeVisible()
    expect(screen.getByText(new RegExp(`será evaluada por ${quien}`))).toBeVisible()
    expect(sent('subirAdjuntoDS')).toEqual([
      { identificador: '20001', tipoAdjunto: String(tipo) },
      { identificador: '20001', tipoAdjunto: String(tipo) },
    ])
    expect(sent('finalizaevaluacionds')).toEqual([{ identificador: 20_001, resultado: cierre, pin: '' }])
  })

  test('a file that came from another window stands there by itself', async () => {
    const events = fakeEvents()
    let llegados: ReplyOf<'adjuntosDS'> = []
    const { sent } = open({
      obtenerVenta: ventaConDS('resultado', { resultadoDS: 3 }),
      obtenerResultadoDS: asked(3),
      adjuntosDS: () => llegados,
    })
    await waitFor(() => expect(sent('adjuntosDS')).toHaveLength(1))
    llegados = [
      { id: 1, nombre: 'informe.pdf', tipoMIME: 'application/pdf', tamano: 900, creado: '2026-12-18T12:00:00.000Z' },
    ]
    events.tell('archivosDS', { prospectoId: 13 })
    events.tell('archivosDS', { prospectoId: 12 })
    expect(await screen.findByText('informe.pdf')).toBeVisible()
    expect(sent('adjuntosDS')).toHaveLength(2)
  })

  test('a new answer replaces the confirmation of the sent files', async () => {
    const events = fakeEvents()
    let now = 3
    open({
      obtenerVenta: () => ventaConDS('resultado', { resultadoDS: now }),
      obtenerResultadoDS: () => (now === 3 ? asked(3) : resultadoDe(now, { decididoEn: `2026-11-18T12:00:0${now}Z` })),
      finalizaevaluacionds: () => {
        now = 0
        return 'ok'
      },
    })
    await attach(file('informe.pdf'))
    await press('Reenviar Declaración de Salud')
    await screen.findByRole('heading', { level: 1, name: 'Envío de Declaración de Salud' })
    now = 1
    events.tell('prospecto', { prospectoId: 12 })
    expect(await screen.findByRole('heading', { name: 'Declaración de Salud autorizada' })).toBeVisible()
  })

  const kept = (creado: string) => ({
    id: 4,
    nombre: 'informe.pdf',
    tipoMIME: 'application/pdf',
    tamano: 1000,
    creado,
  })

  test('a file sent before a reload counts, a file of an earlier request does not', async () => {
    open({ obtenerResultadoDS: asked(3), adjuntosDS: [kept('2026-11-18T10:59:00.000Z')] })
    const button = await screen.findByRole('button', { name: 'Reenviar Declaración de Salud' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByText('informe.pdf')).toBeNull()
  })

  test('files sent since the request can be sent back at once', async () => {
    const { sent } = open({ obtenerResultadoDS: asked(3), adjuntosDS: [kept('2026-11-18T11:30:00.000Z')] })
    expect(await screen.findByText('informe.pdf')).toBeVisible()
    await press('Reenviar Declaración de Salud')
    await waitFor(() => expect(sent('finalizaevaluacionds')).toHaveLength(1))
  })

  test.each<[string, Answers, File, string]>([
    ['no file of ours', {}, new File(['hola'], 'nota.txt'), archivoInvalido.text],
    [
      'one that does not arrive',
      { subirAdjuntoDS: UNREACHABLE },
      file('a.pdf'),
      'No se ha podido guardar los archivos. Intentalo nuevamente.',
    ],
    [
      'nobody answers',
      { finalizaevaluacionds: UNREACHABLE },
      file('a.pdf'),
      'No se ha podido finalizar la ds, vuelve a intentarlo.',
    ],
    [
      'refused',
      { finalizaevaluacionds: new Refused(422, 'Adjunte al menos un archivo.') },
      file('a.pdf'),
      'Adjunte al menos un archivo.',
    ],
  ])('%s: its message is shown, and the screen stays', async (_what, more, one, text) => {
    open({ obtenerResultadoDS: asked(3), ...more })
    await attach(one)
    await press('Reenviar Declaración de Salud')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(text)
    await press('Cerrar')
    expect(screen.getByRole('heading', { name: 'Declaración de Salud en revisión' })).toBeVisible()
  })
})

describe('a result that ends the sale', () => {
  test.each([
    [4, 4, 'Declaración de Salud rechazada', /cobertura mínima legal durante 18 meses/],
    [5, 5, 'Declaración de Salud anulada', /decidió no suscribir un contrato/],
    [8, 7, 'Renta insuficiente', /hay que elegir otro plan/],
  ])('%i is finished with %i', async (code, cierre, heading, words) => {
    const motivo = 'Según la ficha'
    const { sent } = open({
      obtenerResultadoDS: resultadoDe(code, { motivo, renta: pesos(900_000), maximo: pesos(198_000) }),
    })
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByText(motivo)).toBeVisible()
    expect(screen.queryAllByText(/900\.000|198\.000/)).toHaveLength(code === 8 ? 2 : 0)
    await press('Finalizar Proceso')
    expect(await screen.findByText('Se ha finalizado la postulación exitosamente.')).toBeVisible()
    expect(sent('finalizaevaluacionds')).toEqual([{ identificador: 20_001, resultado: cierre, pin: '' }])
  })

  test('of an income that no paper showed nothing is said to be too much', async () => {
    open({ obtenerResultadoDS: resultadoDe(8, { renta: null, maximo: null }) })
    expect(await screen.findByText(/La renta declarada no quedó acreditada/)).toBeVisible()
    expect(screen.queryByText(/supera el máximo|Máximo descontable/)).toBeNull()
  })

  test.each([
    ['M', /REUTILIZAR en la cartera/],
    ['E', /una actualización de esta venta, con otro plan/],
  ] as const)('short of income, a sale %s shows the next step', async (tipoVenta, words) => {
    open({ obtenerVenta: ventaConDS('resultado', { tipoVenta, resultadoDS: 8 }), obtenerResultadoDS: resultadoDe(8) })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryAllByText(/REUTILIZAR/)).toHaveLength(tipoVenta === 'M' ? 1 : 0)
  })

  test.each([
    ['another plan may be chosen', {}, 'Elegir otro plan', /^\/postulant-datanew\?/],
    ['it is reused', { copia }, 'Ir a la postulación nueva', /^\/postulant-data\?prospectoId=77$/],
    ['another sale has its contract', { turno: { actua: 'nadie', paso: '' } }, 'Volver al inicio', /^\/home$/],
  ] as const)('short of income and finished, %s: %o', async (_what, part, name, ruta) => {
    open({
      obtenerVenta: ventaConDS('noVigente', { resultadoDS: 8, ...part }),
      obtenerResultadoDS: resultadoDe(8),
    })
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toMatch(ruta)
  })

  test('finished already, it leads home', async () => {
    open({ obtenerVenta: ventaConDS('rechazado', { resultadoDS: 4 }), obtenerResultadoDS: resultadoDe(4) })
    expect(await screen.findByRole('link', { name: 'Volver al inicio' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Finalizar Proceso' })).toBeNull()
  })
})

describe('the letter', () => {
  test('opens in a tab of its own', async () => {
    const tab = { location: { replace: vi.fn() }, close: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const { sent } = open({ obtenerResultadoDS: resultadoDe(1), descargarCartaDS: '%PDF-1.7' })
    await press('Ver carta')
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
    expect(sent('descargarCartaDS')).toEqual([{ identificador: '20001' }])
  })

  test('that could not be drawn says so', async () => {
    open({ obtenerResultadoDS: resultadoDe(4), descargarCartaDS: UNREACHABLE })
    await press('Ver carta')
    expect(await screen.findByText('No se ha podido generar el documento. Inténtalo nuevamente.')).toBeVisible()
  })
})
