import { textosDeResultado } from '@alerce/contract/catalogos/declaracion/resultados'
import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dicho } from '../../../testing/acts/dicho.ts'
import { pasteInto } from '../../../testing/acts/paste-into.ts'
import { press, userEvent } from '../../../testing/acts/user-event.ts'
import { caso, enCola, medica } from '../../../testing/contraloria/caso.ts'
import { colaDe, renderContraloria } from '../../../testing/contraloria/pantalla.tsx'
import { fakeEvents } from '../../../testing/fake-events.ts'
import { type Answers, Refused, thenLate, UNREACHABLE } from '../../../testing/fake-server.ts'
import { encontradoDe } from '../../../testing/ficha.ts'
import type { Situacion } from './queries.ts'

const queue = colaDe([enCola(3, 'ROSA IBACACHE MORA'), enCola(4, 'TOMÁS QUEZADA PINO')])

const open = (answers: Answers = {}, query = '?cola=financiera') =>
  renderContraloria(
    {
      obtenerColaContraloria: queue,
      obtenerCasoContraloria: caso(),
      situacionDeCaso: ({ identificador }) => ({
        cola: identificador === 3 ? 'financiera' : null,
        retenida: null,
        ultima: null,
        toma: null,
      }),
      deshacerEvaluacion: 'ok',
      responderEvaluacionFinanciera: { resultado: 1, saleEn: '2026-11-18T11:00:15.000Z', porConfirmar: false },
      responderEvaluacionMedica: { resultado: 1, saleEn: null, porConfirmar: false },
      ...answers,
    },
    query,
  )

const openCase = () => press(/^ROSA IBACACHE/)
const accept = async () =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Registrar resultado' }))
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

test('a case lists people removed after the signature: their answers are not judged', async () => {
  open({ obtenerCasoContraloria: caso({ cola: 'medica', medica: { ...medica, salieron: ['INÉS PRUEBA SOTO'] } }) })
  await openCase()
  expect(
    await screen.findByText(
      'INÉS PRUEBA SOTO salió del grupo después de firmar: lo que se declaró de esa persona no se evalúa.',
    ),
  ).toBeVisible()
})

describe('the queue', () => {
  test('opens no case by itself: reading one is logged', async () => {
    const { sent } = open()
    expect(await screen.findByText('TOMÁS QUEZADA PINO')).toBeVisible()
    expect(screen.getByText('Elija un caso de la cola')).toBeVisible()
    expect(sent('obtenerCasoContraloria')).toEqual([])
  })

  test('the other queue is asked for, and stands in the URL', async () => {
    const { router, sent } = open()
    await press(/^Médica/)
    expect(router.state.location.search).toBe('?cola=medica')
    expect(sent('obtenerColaContraloria').at(-1)).toEqual({ cola: 'medica' })
  })

  test('empty says that new ones appear; failed offers to retry', async () => {
    open({
      obtenerColaContraloria: {
        totales: { todas: 0, financiera: 0, medica: 0, reenvios: 0, mias: 0, porConfirmar: 0 },
        metaHoras: 48,
        hay: 0,
        asesores: [],
        cuatroOjos: false,
        casos: [],
      },
    })
    expect(await screen.findByText('No hay casos en espera')).toBeVisible()
  })

  test('failed says so and offers to retry', async () => {
    open({ obtenerColaContraloria: new Refused(503, '') })
    expect(await screen.findByText('No se ha podido obtener la cola. Inténtelo nuevamente.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  })
})

describe('the search over every case', () => {
  const encontrado = encontradoDe({ nombre: 'PÍA ÑUÑEZ LAGOS', estado: 'DS Aceptada', declaracionSaludId: 41 })
  const box = () => screen.getByRole('combobox', { name: 'Buscar caso por nombre, RUT, folio, teléfono o correo' })

  test('opens a case that waits in no queue, and is empty for another', async () => {
    const { router, sent } = open({ buscarProspectos: [encontrado] })
    await userEvent.type(box(), 'pia nun')
    expect(await screen.findByRole('option', { name: /PÍA/ })).toHaveTextContent('PÍA ÑUÑEZ LAGOS')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent('obtenerCasoContraloria')).toEqual([{ identificador: 41 }]))
    expect(router.state.location.search).toBe('?cola=financiera&identificador=41')
    expect(box()).toHaveValue('')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'ROSA IBACACHE MORA' })).toHaveFocus())
  })

  test('without results, it shows the scope of the search', async () => {
    open({ buscarProspectos: [] })
    await userEvent.type(box(), 'zz')
    expect(await screen.findByText('Solo aparecen los casos con la DS enviada.')).toBeVisible()
  })
})

describe('the queue moves', () => {
  test.each(['cola', 'resync'] as const)('%s shows a new case at once, and opens none', async (name) => {
    const events = fakeEvents()
    let casos = [enCola(3, 'ROSA IBACACHE MORA')]
    const { sent } = open({
      obtenerColaContraloria: () => ({
        totales: { todas: casos.length, financiera: casos.length, medica: 0, reenvios: 0, mias: 0, porConfirmar: 0 },
        metaHoras: 48,
        hay: 1,
        asesores: [],
        cuatroOjos: false,
        casos,
      }),
    })
    await screen.findByText('ROSA IBACACHE MORA')
    casos = [...casos, enCola(5, 'INÉS CATALÁN RUZ')]
    events.tell(name, null)
    expect(await screen.findByText('INÉS CATALÁN RUZ')).toBeVisible()
    expect(sent('obtenerCasoContraloria')).toEqual([])
  })

  test.each([
    ['looked at', true, 2],
    ['hidden', false, 1],
  ])('without events, a desk that is %s asks again after a minute', async (_what, visible, asked) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
    focusManager.setFocused(visible)
    onTestFinished(() => {
      focusManager.setFocused(undefined)
      vi.useRealTimers()
    })
    const { sent } = open()
    await screen.findByText('ROSA IBACACHE MORA')
    await vi.advanceTimersByTimeAsync(50_000)
    expect(sent('obtenerColaContraloria')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent('obtenerColaContraloria')).toHaveLength(asked)
  })
})

describe('an income', () => {
  test('is approved with its amount, beside its papers; the case leaves the desk', async () => {
    const { router, sent } = open()
    await openCase()
    expect(await screen.findByText('renta escrita a mano.', { exact: false, selector: 'div' })).toBeVisible()
    expect(screen.getByText(dicho('$ 1.350.000 en 12 meses, del 01-10-2026'))).toBeVisible()
    expect(screen.getByRole('button', { name: 'Abrir liquidaciones.pdf' })).toBeVisible()
    expect(screen.getByText('Jefatura autorizó')).toBeVisible()
    await choose(/Aprobar la renta/)
    await press('Registrar resultado')
    expect(await screen.findByText('Escriba la renta promedio que aprueba')).toBeVisible()
    await pasteInto(screen.getByRole('textbox', { name: /^Renta promedio/ }), '1350000')
    await press('Registrar resultado')
    expect(await screen.findByText('ROSA IBACACHE MORA: Renta aprobada')).toBeVisible()
    expect(sent('responderEvaluacionFinanciera')).toEqual([
      {
        identificador: 3,
        decision: 'aprueba',
        rentaPromedio: 1_350_000,
        motivo: '',
        antecedentes: [],
        confirmaRenta: false,
      },
    ])
    expect(router.state.location.search).toBe('?cola=financiera')
  })

  test('ten times the declared one is asked about with both figures before it is sent', async () => {
    const { sent } = open()
    await openCase()
    await choose(/Aprobar la renta/)
    await pasteInto(screen.getByRole('textbox', { name: /^Renta promedio/ }), '14800000')
    await press('Registrar resultado')
    const dialog = await screen.findByRole('alertdialog', { name: 'Revise la renta' })
    expect(dialog).toHaveTextContent('La renta declarada es $ 1.480.000 y usted escribió $ 14.800.000.')
    expect(sent('responderEvaluacionFinanciera')).toEqual([])
    await press('Sí, es correcta')
    await waitFor(() => expect(sent('responderEvaluacionFinanciera')[0]).toMatchObject({ confirmaRenta: true }))
  })

  test('is not refused without a reason', async () => {
    const { sent } = open()
    await openCase()
    await choose(/Rechazar/)
    await press('Registrar resultado')
    expect(await screen.findByText('Escriba el motivo')).toBeVisible()
    const motivo = 'La renta no se acredita con las liquidaciones'
    await pasteInto(screen.getByRole('textbox', { name: /^Motivo/ }), motivo)
    await press('Registrar resultado')
    await accept()
    await waitFor(() => expect(sent('responderEvaluacionFinanciera')[0]).toMatchObject({ decision: 'rechaza', motivo }))
  })

  test('that is enough cannot be rejected as too low; an unproved one is worded as unproved', async () => {
    open()
    await openCase()
    await choose(/Rechazar/)
    await pasteInto(screen.getByRole('textbox', { name: /^Motivo/ }), 'Los papeles no acreditan la renta declarada')
    const renta = screen.getByRole('textbox', { name: /^Renta promedio/ })
    await pasteInto(renta, '9000000')
    await press('Registrar resultado')
    expect(await screen.findByText(contraloriaMessages.rentaQueAlcanza.text)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.clear(renta)
    await press('Registrar resultado')
    const carta = await screen.findByRole('figure', { name: 'Así lo leerá el postulante' })
    expect(carta).toHaveTextContent('La renta declarada no quedó acreditada')
    for (const ajeno of ['supera el máximo', 'Máximo descontable']) expect(carta).not.toHaveTextContent(ajeno)
  })

  test('nothing can be registered before a choice', async () => {
    open()
    await openCase()
    const button = await screen.findByRole('button', { name: 'Registrar resultado' })
    expect(button).toHaveAccessibleDescription('Elija un resultado.')
  })

  test.each([
    [
      'somebody was faster',
      new Refused(409, 'Otra persona ya respondió este caso.'),
      'Otra persona ya respondió este caso.',
    ],
    ['nobody answers', UNREACHABLE, 'No se ha podido registrar el resultado. Inténtelo nuevamente.'],
  ])('%s: a message', async (_case, answer, text) => {
    open({ responderEvaluacionFinanciera: answer })
    await openCase()
    await choose(/Aprobar la renta/)
    await pasteInto(screen.getByRole('textbox', { name: /^Renta promedio/ }), '1350000')
    await press('Registrar resultado')
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('a health declaration', () => {
  const answers: Answers = {
    obtenerCasoContraloria: caso({ cola: 'medica', medica, motivos: ['1 respuesta Sí'] }),
    situacionDeCaso: { cola: 'medica', retenida: null, ultima: null, toma: null },
  }

  test('shows the group, the «sí» with diagnoses, the files', async () => {
    open(answers, '?cola=medica&identificador=3')
    expect(await screen.findByText('Glaucoma')).toBeVisible()
    for (const text of ['33,9', 'sobre 32,0', '1,70', 'Ver la respuesta No'])
      expect(screen.getByText(text), text).toBeVisible()
    expect(screen.getByText(dicho('412 kB · 18-11-2026 08:00'))).toBeVisible()
  })

  test('a late answer is reported, closes its own case, and leaves the open queue', async () => {
    const llega = Promise.withResolvers<{ resultado: number; saleEn: null; porConfirmar: false }>()
    const { router } = open(
      { ...answers, responderEvaluacionMedica: () => llega.promise },
      '?cola=medica&identificador=3',
    )
    await screen.findByText('Glaucoma')
    act(() => screen.getAllByRole('radio')[0]?.focus())
    await userEvent.keyboard('1')
    await press('Registrar resultado')
    await press(/^Financiera/)
    await press(/^TOMÁS QUEZADA/)
    const here = router.state.location.search
    llega.resolve({ resultado: 1, saleEn: null, porConfirmar: false })
    await act(async () => await llega.promise)
    expect(await screen.findByText('ROSA IBACACHE MORA: Autorizada')).toBeVisible()
    expect(router.state.location.search).toBe(here)
  })

  test('is authorized by a key', async () => {
    const { sent } = open(answers, '?cola=medica&identificador=3')
    await screen.findByText('Glaucoma')
    act(() => screen.getAllByRole('radio')[0]?.focus())
    await userEvent.keyboard('1')
    await press('Registrar resultado')
    expect(await screen.findByText('ROSA IBACACHE MORA: Autorizada')).toBeVisible()
    expect(sent('responderEvaluacionMedica')).toEqual([
      { identificador: 3, resultado: 1, motivo: '', restricciones: [], antecedentes: [] },
    ])
  })

  test('a digit typed in the reason chooses nothing', async () => {
    open(answers, '?cola=medica&identificador=3')
    await pasteInto(await screen.findByRole('textbox', { name: /^Motivo/ }), 'hace 2 años')
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  })

  test('already decided: read only', async () => {
    open(
      {
        obtenerCasoContraloria: caso({ cola: null, estado: 'DS Aceptada', motivos: [] }),
        situacionDeCaso: { cola: null, retenida: null, ultima: null, toma: null },
      },
      '?identificador=3',
    )
    expect(await screen.findByText('Este caso ya fue resuelto: DS Aceptada.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Registrar resultado' })).toBeNull()
  })

  const motivo = 'La ficha médica no permite aceptar'
  const retenida = {
    por: 'Andrés Sepúlveda',
    propia: true,
    resultado: 4,
    saleEn: '2026-11-18T11:00:15.000Z',
    confirmadaPor: null,
    confirma: false,
  }

  async function reject(more: Answers = {}) {
    const opened = open(
      {
        ...answers,
        responderEvaluacionMedica: { resultado: 4, saleEn: '2026-11-18T11:00:15.000Z', porConfirmar: false },
        ...more,
      },
      '?cola=medica&identificador=3',
    )
    await choose(/Rechazada/)
    await pasteInto(screen.getByRole('textbox', { name: /^Motivo/ }), motivo)
    await press('Registrar resultado')
    return opened
  }

  test('is rejected after reading the letter of the applicant, and undone from the message', async () => {
    const reading = Promise.withResolvers<void>()
    const { router, sent } = await reject({ obtenerColaContraloria: thenLate(reading.promise, () => queue) })
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirme el resultado' })
    expect(within(dialog).getByRole('figure', { name: 'Así lo leerá el postulante' })).toHaveTextContent(
      `Declaración de Salud rechazada${textosDeResultado[4].parrafos.join('')}${motivo}`,
    )
    expect(sent('responderEvaluacionMedica')).toEqual([])
    await accept()
    expect(await screen.findByText('ROSA IBACACHE MORA: Rechazada. El aviso sale en 15 segundos.')).toBeVisible()
    // The next case is offered before the queue is read again
    await waitFor(() => expect(screen.getByRole('button', { name: 'Siguiente caso' })).toHaveFocus())
    await press('Deshacer')
    await waitFor(() => expect(sent('deshacerEvaluacion')).toEqual([{ identificador: 3 }]))
    await waitFor(() => expect(router.state.location.search).toBe('?cola=medica&identificador=3'))
    reading.resolve()
  })

  test('not confirmed, nothing is sent and nothing typed is lost', async () => {
    const { sent } = await reject()
    await press('Volver')
    expect(screen.getByRole('textbox', { name: /^Motivo/ })).toHaveValue(motivo)
    expect(sent('responderEvaluacionMedica')).toEqual([])
  })

  test('too late to be taken back, it says so', async () => {
    const text = 'La respuesta ya salió: el asesor fue avisado y no se puede deshacer.'
    await reject({ deshacerEvaluacion: new Refused(409, text) })
    await accept()
    await press('Deshacer')
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('somebody else’s answer reaches the open case, which is not read again', async () => {
    const events = fakeEvents()
    let situacion: Situacion = { cola: 'medica', retenida: null, ultima: null, toma: null }
    const { sent } = open({ ...answers, situacionDeCaso: () => situacion }, '?cola=medica&identificador=3')
    expect(await screen.findByRole('button', { name: 'Registrar resultado' })).toBeVisible()
    situacion = { ...situacion, cola: null, retenida: { ...retenida, por: 'Elsa Pino', propia: false } }
    events.tell('cola', null)
    expect(await screen.findByText(/Elsa Pino respondió: Rechazada/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Registrar resultado' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
    expect(sent('obtenerCasoContraloria')).toHaveLength(1)
  })

  test('one’s own answer is taken back from the case while it is held', async () => {
    const { sent } = open(
      {
        obtenerCasoContraloria: caso({ cola: null }),
        situacionDeCaso: { cola: null, retenida, ultima: null, toma: null },
      },
      '?identificador=3',
    )
    expect(await screen.findByText(/Usted respondió: Rechazada/)).toBeVisible()
    await press('Deshacer')
    await waitFor(() => expect(sent('deshacerEvaluacion')).toEqual([{ identificador: 3 }]))
  })
})
